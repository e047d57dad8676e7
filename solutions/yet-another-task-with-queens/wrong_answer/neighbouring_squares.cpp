// Yet Another Task with Queens (Codeforces 131E), https://codeforces.com/problemset/problem/131/E
//
// Wrong on purpose: looks at the eight squares around a queen, as a king would, not along the
// lines.
#include <cstddef>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

int main() {
    long n = 0, m = 0;
    std::cin >> n >> m;
    std::set<std::pair<long, long>> queens;
    for (; m > 0; --m) {
        long row = 0, column = 0;
        std::cin >> row >> column;
        queens.emplace(row, column);
    }
    std::vector<int> counts(9);
    for (const auto& [row, column] : queens) {
        std::size_t seen = 0;
        for (long down = -1; down <= 1; ++down) {
            for (long right = -1; right <= 1; ++right) {
                if (down != 0 || right != 0) seen += queens.count({row + down, column + right});
            }
        }
        ++counts[seen];
    }
    for (std::size_t w = 0; w < 9; ++w) std::cout << counts[w] << (w < 8 ? ' ' : '\n');
}
