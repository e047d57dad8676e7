// The Sultan's Successors (UVa 167), https://onlinejudge.org/external/1/167.pdf
//
// Idea:   the placements do not depend on the numbers: list them once, and add up for each board.
// Time:   2057 calls to find the 92 placements, then 736 additions for each board.
// Memory: O(1), the 92 placements.
// Proof:  problems/sultans-successors/editorial.md
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <vector>

namespace {

constexpr std::size_t kSize = 8;

using Row = std::uint32_t;                         // bit c stands for column c
using Placement = std::array<std::size_t, kSize>;  // the column of the queen in each row
using Board = std::array<std::array<int, kSize>, kSize>;

// Adds to found the placements that begin with the queens in the first `row` rows of queens.
// columns, falling and rising are the squares of that row that these attack along columns, along
// '\' diagonals and along '/' diagonals.
void list_placements(std::size_t row, Row columns, Row falling, Row rising, Placement& queens,
                     std::vector<Placement>& found) {
    if (row == kSize) {
        found.push_back(queens);
        return;
    }
    for (std::size_t column = 0; column < kSize; ++column) {
        const Row queen = Row{1} << column;
        if ((columns | falling | rising) & queen) continue;
        queens[row] = column;
        list_placements(row + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1,
                        queens, found);
    }
}

int value_of(const Placement& queens, const Board& board) {
    int sum = 0;
    for (std::size_t row = 0; row < kSize; ++row) sum += board[row][queens[row]];
    return sum;
}

int best_value(const std::vector<Placement>& placements, const Board& board) {
    int best = 0;
    for (const Placement& queens : placements) best = std::max(best, value_of(queens, board));
    return best;
}

Board read_board() {
    Board board{};
    for (auto& row : board) {
        for (int& number : row) std::cin >> number;
    }
    return board;
}

}  // namespace

int main() {
    std::vector<Placement> placements;
    Placement queens{};
    list_placements(0, 0, 0, 0, queens, placements);
    int boards = 0;
    std::cin >> boards;
    for (; boards > 0; --boards) {
        std::cout << std::setw(5) << best_value(placements, read_board()) << '\n';
    }
}
