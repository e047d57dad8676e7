// Queens up to Symmetry, problems/queens-up-to-symmetry/statement.md
//
// Idea:   Burnside: the number of classes is the mean, over the eight symmetries of the board, of
//         the placements that a symmetry leaves as they are. For mirrors these are none.
// Time:   half of a search for all placements, 13679276 calls for N = 14; the symmetric ones are
//         few and found at once.
// Memory: O(N), the recursion stack.
// Proof:  problems/queens-up-to-symmetry/editorial.md
#include <cstdint>
#include <iostream>

namespace {

using Row = std::uint32_t;  // bit c stands for column c

// Ways to fill the rest of the board, one queen in each row; `all` is a full row. columns, falling
// and rising are the squares of the next row that the queens above it attack along columns, along
// '\' diagonals and along '/' diagonals.
int count_below(Row all, Row columns, Row falling, Row rising) {
    if (columns == all) return 1;  // a queen in every column, so in every row
    int ways = 0;
    Row free = all & ~(columns | falling | rising);
    while (free != 0) {
        const Row queen = free & (~free + 1);  // lowest free square
        free ^= queen;
        ways += count_below(all, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
    }
    return ways;
}

int count_all(unsigned size) {
    const Row all = (Row{1} << size) - 1;
    int ways = 0;
    for (unsigned column = 0; 2 * column < size; ++column) {
        const bool middle = 2 * column + 1 == size;
        const Row queen = Row{1} << column;
        ways += (middle ? 1 : 2) * count_below(all, queen, queen << 1, queen >> 1);
    }
    return ways;
}

struct Square {
    unsigned row, column;
};

// The square after so many quarter turns of the board.
Square turned(Square square, unsigned quarters, unsigned size) {
    while (quarters-- > 0) square = {square.column, size - 1 - square.row};
    return square;
}

// Lines with a queen on them.
struct Lines {
    std::uint32_t rows = 0, columns = 0, falling = 0, rising = 0;

    // Puts a queen on the square if no other attacks it.
    bool put(Square square, unsigned size) {
        const std::uint32_t row = std::uint32_t{1} << square.row;
        const std::uint32_t column = std::uint32_t{1} << square.column;
        const std::uint32_t down = std::uint32_t{1} << (square.column + size - square.row);
        const std::uint32_t up = std::uint32_t{1} << (square.column + square.row);
        if ((rows & row) | (columns & column) | (falling & down) | (rising & up)) return false;
        rows |= row;
        columns |= column;
        falling |= down;
        rising |= up;
        return true;
    }
};

// Ways to fill the other rows so that turning by `quarters` changes nothing.
int count_fixed(unsigned size, unsigned quarters, const Lines& lines) {
    unsigned row = 0;
    while ((lines.rows >> row & 1) != 0) ++row;
    if (row == size) return 1;
    int ways = 0;
    for (unsigned column = 0; column < size; ++column) {
        Lines more = lines;
        Square square{row, column};
        bool fits = true;
        do {
            fits = more.put(square, size);
            square = turned(square, quarters, size);
        } while (fits && (square.row != row || square.column != column));
        if (fits) ways += count_fixed(size, quarters, more);
    }
    return ways;
}

int count_classes(unsigned size) {
    if (size == 1) return 1;  // the one placement that mirrors leave as it is
    return (count_all(size) + count_fixed(size, 2, {}) + 2 * count_fixed(size, 1, {})) / 8;
}

}  // namespace

int main() {
    unsigned size = 0;
    std::cin >> size;
    std::cout << count_classes(size) << '\n';
}
