// Guarding the Chessboard (UVa 11214),
// https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=2155
//
// Wrong on purpose: lines are marked and not counted: a queen that is taken back clears them,
// though another one may guard them, too.
#include <array>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

struct Search {
    std::size_t n, m;
    std::vector<std::string> board;
    std::array<bool, 20> row{}, column{}, falling{}, rising{};

    bool is_guarded(std::size_t r, std::size_t c) const {
        return row[r] || column[c] || falling[c + n - r] || rising[r + c];
    }

    // Whether so many queens more, on squares from this one on, are enough.
    bool enough(int queens, std::size_t from) {
        if (queens == 0) {
            for (std::size_t square = 0; square < n * m; ++square) {
                const std::size_t r = square / m, c = square % m;
                if (board[r][c] == 'X' && !is_guarded(r, c)) return false;
            }
            return true;
        }
        for (std::size_t square = from; square < n * m; ++square) {
            const std::size_t r = square / m, c = square % m;
            row[r] = column[c] = falling[c + n - r] = rising[r + c] = true;
            if (enough(queens - 1, square + 1)) return true;
            row[r] = column[c] = falling[c + n - r] = rising[r + c] = false;
        }
        return false;
    }
};

int main() {
    std::size_t n = 0, m = 0;
    for (int number = 1; std::cin >> n && n > 0; ++number) {
        std::cin >> m;
        std::vector<std::string> board(n);
        for (std::string& line : board) std::cin >> line;
        int queens = 0;
        while (queens < 5 && !Search{n, m, board}.enough(queens, 0)) ++queens;
        std::cout << "Case " << number << ": " << queens << '\n';
    }
}
