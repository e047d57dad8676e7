// Guarding the Chessboard (UVa 11214),
// https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=2155
//
// Wrong on purpose: a queen does not guard the square on which she stands.
#include <bitset>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

using Squares = std::bitset<81>;

bool can_guard(const std::vector<Squares>& guarded, const Squares& open, int queens) {
    if (open.none()) return true;
    if (queens == 0) return false;
    std::size_t first = 0;
    while (!open[first]) ++first;
    for (std::size_t queen = 0; queen < guarded.size(); ++queen) {
        if (!guarded[first][queen]) continue;
        if (can_guard(guarded, open & ~guarded[queen], queens - 1)) return true;
    }
    return false;
}

int main() {
    std::size_t n = 0, m = 0;
    for (int number = 1; std::cin >> n && n > 0; ++number) {
        std::cin >> m;
        Squares marked;
        for (std::size_t r = 0; r < n; ++r) {
            std::string line;
            std::cin >> line;
            for (std::size_t c = 0; c < m; ++c) marked[r * m + c] = line[c] == 'X';
        }
        std::vector<Squares> guarded(n * m);
        for (std::size_t a = 0; a < n * m; ++a) {
            for (std::size_t b = 0; b < n * m; ++b) {
                const int down = static_cast<int>(b / m) - static_cast<int>(a / m);
                const int right = static_cast<int>(b % m) - static_cast<int>(a % m);
                const bool on_a_line = down == 0 || right == 0 || down == right || down == -right;
                guarded[a][b] = on_a_line && a != b;
            }
        }
        int queens = 0;
        while (!can_guard(guarded, marked, queens)) ++queens;
        std::cout << "Case " << number << ": " << queens << '\n';
    }
}
