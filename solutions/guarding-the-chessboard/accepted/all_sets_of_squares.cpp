// Guarding the Chessboard (UVa 11214),
// https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=2155
//
// Tries every set of squares, small sets first; a set guards the rows, columns and diagonals of its
// squares, each with a count of the queens on it.
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

namespace {

struct Search {
    std::size_t n, m;
    std::vector<std::string> board;
    std::vector<int> row = std::vector<int>(20), column = row, falling = row, rising = row;

    void put(std::size_t square, int queens) {
        const std::size_t r = square / m, c = square % m;
        row[r] += queens;
        column[c] += queens;
        falling[c + n - r] += queens;
        rising[r + c] += queens;
    }

    bool all_guarded() const {
        for (std::size_t r = 0; r < n; ++r) {
            for (std::size_t c = 0; c < m; ++c) {
                const int queens = row[r] + column[c] + falling[c + n - r] + rising[r + c];
                if (board[r][c] == 'X' && queens == 0) return false;
            }
        }
        return true;
    }

    // Whether so many queens more, on squares from this one on, are enough.
    bool enough(int queens, std::size_t from) {
        if (queens == 0) return all_guarded();
        for (std::size_t square = from; square < n * m; ++square) {
            put(square, 1);
            const bool found = enough(queens - 1, square + 1);
            put(square, -1);
            if (found) return true;
        }
        return false;
    }
};

}  // namespace

int main() {
    std::size_t n = 0, m = 0;
    for (int number = 1; std::cin >> n && n > 0; ++number) {
        std::cin >> m;
        std::vector<std::string> board(n);
        for (std::string& line : board) std::cin >> line;
        Search search{n, m, board};
        int queens = 0;
        while (!search.enough(queens, 0)) ++queens;
        std::cout << "Case " << number << ": " << queens << '\n';
    }
}
