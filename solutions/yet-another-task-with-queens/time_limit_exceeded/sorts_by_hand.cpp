// Yet Another Task with Queens (Codeforces 131E), https://codeforces.com/problemset/problem/131/E
//
// Wrong on purpose: sorts by hand, around the last element; on queens that come in order that takes
// m * m / 2 comparisons.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <tuple>
#include <utility>
#include <vector>

using Place = std::tuple<long, long, std::size_t>;  // line, place on it, queen

void sort(std::vector<Place>& places, long low, long high) {
    if (low >= high) return;
    const auto at = [&places](long i) -> Place& { return places[static_cast<std::size_t>(i)]; };
    long middle = low;
    for (long i = low; i < high; ++i) {
        if (at(i) < at(high)) std::swap(at(middle++), at(i));
    }
    std::swap(at(middle), at(high));
    sort(places, low, middle - 1);
    sort(places, middle + 1, high);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long n = 0;
    std::size_t m = 0;
    std::cin >> n >> m;
    std::vector<std::pair<long, long>> queens(m);
    for (auto& [row, column] : queens) std::cin >> row >> column;

    std::vector<int> seen(m);
    for (int direction = 0; direction < 4; ++direction) {
        std::vector<Place> order;
        for (std::size_t i = 0; i < m; ++i) {
            const auto [row, column] = queens[i];
            const long lines[] = {row, column, row - column, row + column};
            order.emplace_back(lines[direction], direction == 0 ? column : row, i);
        }
        sort(order, 0, static_cast<long>(m) - 1);
        for (std::size_t i = 1; i < m; ++i) {
            if (std::get<0>(order[i - 1]) != std::get<0>(order[i])) continue;
            ++seen[std::get<2>(order[i - 1])];
            ++seen[std::get<2>(order[i])];
        }
    }
    for (int w = 0; w <= 8; ++w) {
        std::cout << std::count(seen.begin(), seen.end(), w) << (w < 8 ? ' ' : '\n');
    }
}
