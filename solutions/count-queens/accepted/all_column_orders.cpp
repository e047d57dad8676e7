// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// Tries every order of the columns; each diagonal that holds a queen is marked.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <numeric>
#include <vector>

namespace {

// column[r] is the column of the queen in row r. No two are equal.
bool diagonals_differ(const std::vector<std::size_t>& column) {
    const std::size_t size = column.size();
    std::vector<bool> falling(2 * size), rising(2 * size);
    for (std::size_t row = 0; row < size; ++row) {
        const std::size_t f = size + column[row] - row;
        const std::size_t r = row + column[row];
        if (falling[f] || rising[r]) return false;
        falling[f] = rising[r] = true;
    }
    return true;
}

int count_placements(std::size_t size) {
    std::vector<std::size_t> column(size);
    std::iota(column.begin(), column.end(), std::size_t{0});
    int ways = 0;
    do {
        if (diagonals_differ(column)) ++ways;
    } while (std::next_permutation(column.begin(), column.end()));
    return ways;
}

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    std::cout << count_placements(size) << '\n';
}
