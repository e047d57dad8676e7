// Back to the 8-Queens (UVa 11085), https://onlinejudge.org/external/110/11085.pdf
//
// Idea:   list the 92 placements once; the answer is the least number of columns in which one of
//         them differs.
// Time:   2057 calls to find the placements, then 736 comparisons for each line.
// Memory: O(1), the 92 placements.
// Proof:  problems/back-to-the-eight-queens/editorial.md
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

namespace {

constexpr std::size_t kSize = 8;

using Column = std::uint32_t;           // bit r stands for row r
using Queens = std::array<int, kSize>;  // the row of the queen in each column

// Adds to found the placements that begin with the queens in the first `column` columns. rows,
// falling and rising are the squares of that column that these attack along rows, along '\'
// diagonals and along '/' diagonals.
void list_placements(std::size_t column, Column rows, Column falling, Column rising, Queens& queens,
                     std::vector<Queens>& found) {
    if (column == kSize) {
        found.push_back(queens);
        return;
    }
    for (std::size_t row = 0; row < kSize; ++row) {
        const Column queen = Column{1} << row;
        if ((rows | falling | rising) & queen) continue;
        queens[column] = static_cast<int>(row);
        list_placements(column + 1, rows | queen, (falling | queen) << 1, (rising | queen) >> 1,
                        queens, found);
    }
}

int count_moves(const Queens& from, const Queens& to) {
    int moves = 0;
    for (std::size_t column = 0; column < kSize; ++column) moves += from[column] != to[column];
    return moves;
}

int least_moves(const Queens& queens, const std::vector<Queens>& placements) {
    int least = static_cast<int>(kSize);
    for (const Queens& placement : placements) {
        least = std::min(least, count_moves(queens, placement));
    }
    return least;
}

bool read_queens(Queens& queens) {
    for (int& row : queens) {
        if (!(std::cin >> row)) return false;
        --row;
    }
    return true;
}

}  // namespace

int main() {
    std::vector<Queens> placements;
    Queens queens{};
    list_placements(0, 0, 0, 0, queens, placements);
    for (int number = 1; read_queens(queens); ++number) {
        std::cout << "Case " << number << ": " << least_moves(queens, placements) << '\n';
    }
}
