// Chessboard and Queens (CSES 1624), https://cses.fi/problemset/task/1624
//
// Idea:   fill the board row by row; three bit masks carry every attack down
//         to the next row, and a fourth says which of its squares are reserved.
// Time:   one call for each legal placement of the first r rows, 2057 on an empty board.
// Memory: O(1), eight calls on the recursion stack.
// Proof:  problems/chessboard-and-queens/editorial.md
#include <array>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>

namespace {

constexpr std::size_t kSize = 8;
using Row = std::uint32_t;  // bit c stands for column c
constexpr Row kFullRow = (Row{1} << kSize) - 1;

using Board = std::array<Row, kSize>;  // reserved squares, top row first

Board read_board(std::istream& in) {
    Board reserved{};
    for (Row& row : reserved) {
        std::string line;
        in >> line;
        for (std::size_t column = 0; column < line.size(); ++column) {
            if (line[column] == '*') row |= Row{1} << column;
        }
    }
    return reserved;
}

// Ways to put one queen in each of the rows from `row` on. columns, falling and rising are the
// squares of `row` that the queens above it attack along columns, along '\' diagonals and along
// '/' diagonals.
int count_placements(const Board& reserved, std::size_t row, Row columns, Row falling, Row rising) {
    if (row == kSize) return 1;
    int ways = 0;
    Row free = kFullRow & ~(reserved[row] | columns | falling | rising);
    while (free != 0) {
        const Row queen = free & (~free + 1);  // lowest free square
        free ^= queen;
        ways += count_placements(reserved, row + 1, columns | queen, (falling | queen) << 1,
                                 (rising | queen) >> 1);
    }
    return ways;
}

}  // namespace

int main() {
    const Board reserved = read_board(std::cin);
    std::cout << count_placements(reserved, 0, 0, 0, 0) << '\n';
}
