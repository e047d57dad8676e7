// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// Wrong on purpose: only the falling diagonals are looked at, the rising ones never.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <numeric>
#include <vector>

namespace {

// column[r] is the column of the queen in row r. No two are equal.
bool falling_diagonals_differ(const std::vector<std::size_t>& column) {
    const std::size_t size = column.size();
    std::vector<bool> falling(2 * size);
    for (std::size_t row = 0; row < size; ++row) {
        const std::size_t f = size + column[row] - row;
        if (falling[f]) return false;
        falling[f] = true;
    }
    return true;
}

int count_placements(std::size_t size) {
    std::vector<std::size_t> column(size);
    std::iota(column.begin(), column.end(), std::size_t{0});
    int ways = 0;
    do {
        if (falling_diagonals_differ(column)) ++ways;
    } while (std::next_permutation(column.begin(), column.end()));
    return ways;
}

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    std::cout << count_placements(size) << '\n';
}
