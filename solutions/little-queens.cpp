// Little Queens (Codeforces acmsguru 224),
// https://codeforces.com/problemsets/acmsguru/problem/99999/224
//
// Idea:   go down the rows with three bit masks of attacks, choose the row of the next queen, and
//         count the squares of the last queen instead of trying them.
// Time:   one call for each legal placement of the first j < k queens that leaves enough rows; at
//         most 1288633 calls, for n = 10 and k = 7.
// Memory: O(k), the recursion stack.
// Proof:  problems/little-queens/editorial.md
#include <bitset>
#include <cstdint>
#include <iostream>

namespace {

using Row = std::uint32_t;  // bit c stands for column c

int count_squares(Row squares) { return static_cast<int>(std::bitset<32>(squares).count()); }

// Ways to put `left` queens into the last `rows` rows of the board; `all` is a full row. columns,
// falling and rising are the squares of the first of these rows that the queens above it attack
// along columns, along '\' diagonals and along '/' diagonals.
int count_placements(int rows, int left, Row all, Row columns, Row falling, Row rising) {
    if (left == 0) return 1;
    int ways = 0;
    for (; rows >= left; --rows) {  // the next queen stands in this row, or in a later one
        Row free = all & ~(columns | falling | rising);
        if (left == 1) {
            ways += count_squares(free);
            free = 0;
        }
        while (free != 0) {
            const Row queen = free & (~free + 1);  // lowest free square
            free ^= queen;
            ways += count_placements(rows - 1, left - 1, all, columns | queen,
                                     (falling | queen) << 1, (rising | queen) >> 1);
        }
        falling <<= 1;
        rising >>= 1;
    }
    return ways;
}

}  // namespace

int main() {
    int size = 0, queens = 0;
    std::cin >> size >> queens;
    const Row all = (Row{1} << size) - 1;
    std::cout << count_placements(size, queens, all, 0, 0, 0) << '\n';
}
