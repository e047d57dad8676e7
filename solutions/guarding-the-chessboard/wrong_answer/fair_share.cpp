// Guarding the Chessboard (UVa 11214),
// https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=2155
//
// Wrong on purpose: she who guards the first open square must guard her share of all that is open.
// Some queen of the set guards so much, but it need not be this one.
#include <bitset>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

using Squares = std::bitset<81>;

bool can_guard(const std::vector<Squares>& guarded, const Squares& open, std::size_t queens) {
    if (open.none()) return true;
    if (queens == 0) return false;
    std::size_t first = 0;
    while (!open[first]) ++first;
    const std::size_t share = (open.count() + queens - 1) / queens;  // rounded up
    for (std::size_t queen = 0; queen < guarded.size(); ++queen) {
        if (!guarded[first][queen] || (open & guarded[queen]).count() < share) continue;
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
                guarded[a][b] = down == 0 || right == 0 || down == right || down == -right;
            }
        }
        std::size_t queens = 0;
        while (!can_guard(guarded, marked, queens)) ++queens;
        std::cout << "Case " << number << ": " << queens << '\n';
    }
}
