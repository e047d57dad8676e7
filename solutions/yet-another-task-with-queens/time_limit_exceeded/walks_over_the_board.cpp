// Yet Another Task with Queens (Codeforces 131E), https://codeforces.com/problemset/problem/131/E
//
// Wrong on purpose: walks from each queen to the next one or to the edge, square by square; on a
// large board with few queens nearly every square it visits is empty.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <unordered_set>
#include <utility>
#include <vector>

int main() {
    long n = 0;
    std::size_t m = 0;
    std::cin >> n >> m;
    std::vector<std::pair<long, long>> queens(m);
    std::unordered_set<long> taken;
    for (auto& [row, column] : queens) {
        std::cin >> row >> column;
        taken.insert(row * (n + 1) + column);
    }
    std::vector<int> counts(9);
    for (const auto& [row, column] : queens) {
        std::size_t seen = 0;
        for (long down = -1; down <= 1; ++down) {
            for (long right = -1; right <= 1; ++right) {
                if (down == 0 && right == 0) continue;
                long r = row + down, c = column + right;
                for (; std::min(r, c) >= 1 && std::max(r, c) <= n; r += down, c += right) {
                    if (taken.count(r * (n + 1) + c) == 0) continue;
                    ++seen;
                    break;
                }
            }
        }
        ++counts[seen];
    }
    for (std::size_t w = 0; w < 9; ++w) std::cout << counts[w] << (w < 8 ? ' ' : '\n');
}
