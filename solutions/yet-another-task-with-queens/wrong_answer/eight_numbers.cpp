// Yet Another Task with Queens (Codeforces 131E), https://codeforces.com/problemset/problem/131/E
//
// Wrong on purpose: prints t0 to t7 and forgets the queens that see in all eight directions.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <tuple>
#include <utility>
#include <vector>

int main() {
    long n = 0;
    std::size_t m = 0;
    std::cin >> n >> m;
    std::vector<std::pair<long, long>> queens(m);
    for (auto& [row, column] : queens) std::cin >> row >> column;

    std::vector<int> seen(m);
    for (int direction = 0; direction < 4; ++direction) {
        std::vector<std::tuple<long, long, std::size_t>> order;  // line, place on it, queen
        for (std::size_t i = 0; i < m; ++i) {
            const auto [row, column] = queens[i];
            const long lines[] = {row, column, row - column, row + column};
            order.emplace_back(lines[direction], direction == 0 ? column : row, i);
        }
        std::sort(order.begin(), order.end());
        for (std::size_t i = 1; i < m; ++i) {
            if (std::get<0>(order[i - 1]) != std::get<0>(order[i])) continue;
            ++seen[std::get<2>(order[i - 1])];
            ++seen[std::get<2>(order[i])];
        }
    }
    for (int w = 0; w <= 7; ++w) {
        std::cout << std::count(seen.begin(), seen.end(), w) << (w < 7 ? ' ' : '\n');
    }
}
