// Yet Another Task with Queens (Codeforces 131E), https://codeforces.com/problemset/problem/131/E
//
// Wrong on purpose: packs line and place into one number of 32 bits; on a large board different
// lines get mixed.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::uint32_t n = 0;
    std::size_t m = 0;
    std::cin >> n >> m;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> queens(m);
    for (auto& [row, column] : queens) std::cin >> row >> column;

    std::vector<int> seen(m);
    for (int direction = 0; direction < 4; ++direction) {
        std::vector<std::pair<std::uint32_t, std::size_t>> order;
        for (std::size_t i = 0; i < m; ++i) {
            const auto [row, column] = queens[i];
            const std::uint32_t lines[] = {row, column, row + n - column, row + column};
            order.emplace_back(lines[direction] * (n + 1) + (direction == 0 ? column : row), i);
        }
        std::sort(order.begin(), order.end());
        for (std::size_t i = 1; i < m; ++i) {
            if (order[i - 1].first / (n + 1) != order[i].first / (n + 1)) continue;
            ++seen[order[i - 1].second];
            ++seen[order[i].second];
        }
    }
    for (int w = 0; w <= 8; ++w) {
        std::cout << std::count(seen.begin(), seen.end(), w) << (w < 8 ? ' ' : '\n');
    }
}
