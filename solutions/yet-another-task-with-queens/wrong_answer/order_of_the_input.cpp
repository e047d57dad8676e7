// Yet Another Task with Queens (Codeforces 131E), https://codeforces.com/problemset/problem/131/E
//
// Wrong on purpose: takes each queen and the one read before it on the same line for
// neighbours; the input need not come in order.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <map>
#include <vector>

int main() {
    long n = 0;
    std::size_t m = 0;
    std::cin >> n >> m;
    std::vector<std::map<long, std::size_t>> latest(4);  // queen by number of the line
    std::vector<int> seen(m);
    for (std::size_t i = 0; i < m; ++i) {
        long row = 0, column = 0;
        std::cin >> row >> column;
        const long lines[] = {row, column, column - row, row + column};
        for (std::size_t direction = 0; direction < 4; ++direction) {
            const auto [line, is_new] = latest[direction].emplace(lines[direction], i);
            if (is_new) continue;
            ++seen[i];
            ++seen[line->second];
            line->second = i;
        }
    }
    for (int w = 0; w <= 8; ++w) {
        std::cout << std::count(seen.begin(), seen.end(), w) << (w < 8 ? ' ' : '\n');
    }
}
