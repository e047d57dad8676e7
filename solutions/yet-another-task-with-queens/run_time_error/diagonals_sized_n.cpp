// Yet Another Task with Queens (Codeforces 131E), https://codeforces.com/problemset/problem/131/E
//
// Wrong on purpose: room for n diagonals of each kind; there are 2n - 1.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::size_t n = 0, m = 0;
    std::cin >> n >> m;
    std::vector<std::pair<std::size_t, std::size_t>> queens(m);  // from 0
    for (auto& [row, column] : queens) {
        std::cin >> row >> column;
        --row;
        --column;
    }
    std::vector<int> seen(m);
    for (int direction = 0; direction < 4; ++direction) {
        std::vector<std::size_t> first(n, n), last(n);
        const auto line = [&](std::size_t i) {
            const auto [row, column] = queens[i];
            const std::size_t lines[] = {row, column, column - row + n - 1, row + column};
            return lines[direction];
        };
        const auto place = [&](std::size_t i) {
            return direction == 0 ? queens[i].second : queens[i].first;
        };
        for (std::size_t i = 0; i < m; ++i) {
            first.at(line(i)) = std::min(first.at(line(i)), place(i));
            last.at(line(i)) = std::max(last.at(line(i)), place(i));
        }
        for (std::size_t i = 0; i < m; ++i) {
            seen[i] += first[line(i)] < place(i);
            seen[i] += place(i) < last[line(i)];
        }
    }
    for (int w = 0; w <= 8; ++w) {
        std::cout << std::count(seen.begin(), seen.end(), w) << (w < 8 ? ' ' : '\n');
    }
}
