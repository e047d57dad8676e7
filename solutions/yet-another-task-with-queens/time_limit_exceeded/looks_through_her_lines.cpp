// Yet Another Task with Queens (Codeforces 131E), https://codeforces.com/problemset/problem/131/E
//
// Wrong on purpose: looks for the nearest queen on either side among all queens of each line; when
// all stand on one line, that is every pair of them.
#include <algorithm>
#include <array>
#include <cstddef>
#include <iostream>
#include <map>
#include <vector>

int main() {
    long n = 0;
    std::size_t m = 0;
    std::cin >> n >> m;
    std::vector<std::array<long, 4>> queens(m);              // the numbers of their lines
    std::array<std::map<long, std::vector<long>>, 4> lines;  // the places of the queens on each
    const auto place = [](const std::array<long, 4>& queen, std::size_t direction) {
        return queen[direction == 0 ? 1 : 0];
    };
    for (std::array<long, 4>& queen : queens) {
        long row = 0, column = 0;
        std::cin >> row >> column;
        queen = {row, column, column - row, row + column};
        for (std::size_t direction = 0; direction < 4; ++direction) {
            lines[direction][queen[direction]].push_back(place(queen, direction));
        }
    }
    std::vector<int> counts(9);
    for (const std::array<long, 4>& queen : queens) {
        std::size_t seen = 0;
        for (std::size_t direction = 0; direction < 4; ++direction) {
            const long own = place(queen, direction);
            long below = 0, above = n + 1;  // nobody stands there
            for (const long other : lines[direction][queen[direction]]) {
                if (other < own) below = std::max(below, other);
                if (other > own) above = std::min(above, other);
            }
            seen += (below > 0 ? 1U : 0U) + (above <= n ? 1U : 0U);
        }
        ++counts[seen];
    }
    for (std::size_t w = 0; w < 9; ++w) std::cout << counts[w] << (w < 8 ? ' ' : '\n');
}
