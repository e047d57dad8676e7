// N-Queen (BOJ 9663), https://www.acmicpc.net/problem/9663
//
// Idea:   bit masks row by row; placements come in pairs of mirror images, so only the left half
//         of the first row is tried and counted twice, the middle column once.
// Time:   one call for each legal placement of the first r rows that starts in the left half or
//         the middle, 13679276 for N = 14.
// Memory: O(N), the recursion stack.
// Proof:  problems/n-queen/editorial.md
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

int count_placements(unsigned size) {
    const Row all = (Row{1} << size) - 1;
    const auto with_first_queen_in = [all](unsigned column) {
        const Row queen = Row{1} << column;
        return count_below(all, queen, queen << 1, queen >> 1);
    };
    int ways = 0;
    for (unsigned column = 0; column < size / 2; ++column) ways += 2 * with_first_queen_in(column);
    if (size % 2 == 1) ways += with_first_queen_in(size / 2);
    return ways;
}

}  // namespace

int main() {
    unsigned size = 0;
    std::cin >> size;
    std::cout << count_placements(size) << '\n';
}
