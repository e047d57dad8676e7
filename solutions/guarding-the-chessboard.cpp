// Guarding the Chessboard (UVa 11214),
// https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=2155
//
// Idea:   allow 0 queens, then 1, 2, ...; some queen must guard the first square that nobody
//         guards yet, so only the squares from which that is possible are tried for the next one.
// Time:   at most 1 + g + ... + g^(k-1) calls with k queens, g <= 33 squares guarding one square;
//         22118 calls on the full 9 x 9 board.
// Memory: O(n^2 m^2) bits
// Proof:  problems/guarding-the-chessboard/editorial.md
#include <bitset>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

namespace {

constexpr std::size_t kMostSquares = 81;
using Squares = std::bitset<kMostSquares>;  // bit row * columns + column

struct Board {
    std::size_t rows, columns;
    Squares marked;
};

Board read_board(std::istream& in, std::size_t rows) {
    Board board{rows, 0, {}};
    in >> board.columns;
    for (std::size_t row = 0; row < rows; ++row) {
        std::string line;
        in >> line;
        for (std::size_t column = 0; column < board.columns; ++column) {
            board.marked[row * board.columns + column] = line[column] == 'X';
        }
    }
    return board;
}

// For each square the squares that a queen on it guards, itself among them. These are also the
// squares from which a queen guards it.
std::vector<Squares> guarded_from(const Board& board) {
    const std::size_t squares = board.rows * board.columns;
    std::vector<Squares> guarded(squares);
    for (std::size_t a = 0; a < squares; ++a) {
        for (std::size_t b = 0; b < squares; ++b) {
            const std::size_t row_a = a / board.columns, column_a = a % board.columns;
            const std::size_t row_b = b / board.columns, column_b = b % board.columns;
            guarded[a][b] = row_a == row_b || column_a == column_b ||
                            column_a + row_b == column_b + row_a ||  // same falling diagonal
                            row_a + column_a == row_b + column_b;    // same rising diagonal
        }
    }
    return guarded;
}

// Whether so many more queens can guard all squares of `open`.
bool can_guard(const std::vector<Squares>& guarded, const Squares& open, int queens) {
    if (open.none()) return true;
    if (queens == 0) return false;
    std::size_t first = 0;
    while (!open[first]) ++first;
    if (queens == 1) {
        Squares common = guarded[first];  // squares from which all of open up to here is guarded
        for (std::size_t square = first + 1; square < guarded.size() && common.any(); ++square) {
            if (open[square]) common &= guarded[square];
        }
        return common.any();
    }
    for (std::size_t queen = 0; queen < guarded.size(); ++queen) {
        if (!guarded[first][queen]) continue;
        if (can_guard(guarded, open & ~guarded[queen], queens - 1)) return true;
    }
    return false;
}

int fewest_queens(const Board& board) {
    const std::vector<Squares> guarded = guarded_from(board);
    int queens = 0;
    while (!can_guard(guarded, board.marked, queens)) ++queens;
    return queens;
}

}  // namespace

int main() {
    std::size_t rows = 0;
    for (int number = 1; std::cin >> rows && rows > 0; ++number) {
        std::cout << "Case " << number << ": " << fewest_queens(read_board(std::cin, rows)) << '\n';
    }
}
