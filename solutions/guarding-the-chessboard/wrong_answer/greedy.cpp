// Guarding the Chessboard (UVa 11214),
// https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=2155
//
// Wrong on purpose: puts each queen where she guards the most squares that are still open.
#include <bitset>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

using Squares = std::bitset<81>;

int queens_one_by_one(const std::vector<Squares>& guarded, const Squares& open) {
    if (open.none()) return 0;
    Squares best;
    for (const Squares& squares : guarded) {
        if ((squares & open).count() > best.count()) best = squares & open;
    }
    return 1 + queens_one_by_one(guarded, open & ~best);
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
                guarded[a][b] = down == 0 || right == 0 || down == right || down == -right;
            }
        }
        std::cout << "Case " << number << ": " << queens_one_by_one(guarded, marked) << '\n';
    }
}
