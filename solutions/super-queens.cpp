// Super-Queens on a Chessboard (HackerRank),
// https://www.hackerrank.com/challenges/super-queens-on-a-chessboard/problem
//
// Idea:   the queens' search with masks; the knight's moves need two more, for the next row and
//         the one after, and are forgotten then. Half of the first row is counted twice.
// Time:   one call for each legal placement of the first r rows that starts in the left half or
//         the middle, 2839047 for N = 15.
// Memory: O(N), the recursion stack.
// Proof:  problems/super-queens/editorial.md
#include <cstdint>
#include <iostream>

namespace {

using Row = std::uint32_t;  // bit c stands for column c

// What the queens above attack.
struct Attacks {
    Row columns = 0, falling = 0, rising = 0;  // in the next row
    Row near = 0;                              // in the next row, by a knight's move
    Row later = 0;                             // in the row after it, by a knight's move

    Attacks after(Row queen) const {
        return {columns | queen, (falling | queen) << 1, (rising | queen) >> 1,
                later | queen << 2 | queen >> 2, queen << 1 | queen >> 1};
    }
};

// Ways to fill the rest of the board, one queen in each row; `all` is a full row.
int count_below(Row all, const Attacks& attacks) {
    if (attacks.columns == all) return 1;  // a queen in every column, so in every row
    int ways = 0;
    Row free = all & ~(attacks.columns | attacks.falling | attacks.rising | attacks.near);
    while (free != 0) {
        const Row queen = free & (~free + 1);  // lowest free square
        free ^= queen;
        ways += count_below(all, attacks.after(queen));
    }
    return ways;
}

int count_placements(unsigned size) {
    const Row all = (Row{1} << size) - 1;
    int ways = 0;
    for (unsigned column = 0; column < size / 2; ++column) {
        ways += 2 * count_below(all, Attacks{}.after(Row{1} << column));
    }
    if (size % 2 == 1) ways += count_below(all, Attacks{}.after(Row{1} << size / 2));
    return ways;
}

}  // namespace

int main() {
    unsigned size = 0;
    std::cin >> size;
    std::cout << count_placements(size) << '\n';
}
