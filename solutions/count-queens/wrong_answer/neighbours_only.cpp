// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// Wrong on purpose: only queens in neighbouring rows are compared along the diagonals.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>

namespace {

bool neighbours_agree(const std::vector<int>& column) {
    for (auto below = column.begin() + 1; below != column.end(); ++below) {
        if (std::abs(*below - *(below - 1)) == 1) return false;
    }
    return true;
}

int count_placements(std::size_t size) {
    std::vector<int> column(size);
    std::iota(column.begin(), column.end(), 0);
    int ways = 0;
    do {
        if (neighbours_agree(column)) ++ways;
    } while (std::next_permutation(column.begin(), column.end()));
    return ways;
}

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    std::cout << count_placements(size) << '\n';
}
