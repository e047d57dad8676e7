// Yet Another Task with Queens (Codeforces 131E), https://codeforces.com/problemset/problem/131/E
//
// Wrong on purpose: counts every queen on the lines, the hidden ones too; only directions
// count.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

int main() {
    long n = 0;
    std::size_t m = 0;
    std::cin >> n >> m;
    std::vector<std::pair<long, long>> queens(m);
    std::map<long, std::size_t> rows, columns, falling, rising;
    for (auto& [row, column] : queens) {
        std::cin >> row >> column;
        ++rows[row];
        ++columns[column];
        ++falling[column - row];
        ++rising[row + column];
    }
    std::vector<int> counts(9);
    for (const auto& [row, column] : queens) {
        const std::size_t others =
            rows[row] + columns[column] + falling[column - row] + rising[row + column] - 4;
        ++counts[std::min(others, std::size_t{8})];
    }
    for (std::size_t w = 0; w < 9; ++w) std::cout << counts[w] << (w < 8 ? ' ' : '\n');
}
