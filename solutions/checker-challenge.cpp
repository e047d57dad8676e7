// Checker Challenge (Luogu P1219), https://www.luogu.com.cn/problem/P1219
//
// Idea:   a search row by row, columns from the left, meets the placements in the order asked for
//         and stops after three; another one counts, with masks and half of the first row.
// Time:   one call for each legal placement of the first r rows that starts in the left half or
//         the middle, 2531728 for N = 13.
// Memory: O(N), the recursion stack.
// Proof:  problems/checker-challenge/editorial.md
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

namespace {

using Row = std::uint32_t;                // bit c stands for column c
using Placement = std::vector<unsigned>;  // the column in each row

// Squares of the next row that the queens above it attack, in each direction.
struct Attacks {
    Row columns = 0, falling = 0, rising = 0;

    Row all() const { return columns | falling | rising; }

    Attacks after(Row queen) const {
        return {columns | queen, (falling | queen) << 1, (rising | queen) >> 1};
    }
};

// Adds the placements that begin with `queens` to `found`, in order, until it holds `wanted`.
void find_first(unsigned size, std::size_t wanted, Attacks attacks, Placement& queens,
                std::vector<Placement>& found) {
    if (queens.size() == size) found.push_back(queens);
    for (unsigned column = 0; column < size && queens.size() < size; ++column) {
        if (found.size() == wanted) return;
        const Row queen = Row{1} << column;
        if ((attacks.all() & queen) != 0) continue;
        queens.push_back(column);
        find_first(size, wanted, attacks.after(queen), queens, found);
        queens.pop_back();
    }
}

// Ways to fill the rest of the board, one queen in each row; `board` is a full row.
int count_below(Row board, Attacks attacks) {
    if (attacks.columns == board) return 1;  // a queen in every column, so in every row
    int ways = 0;
    Row free = board & ~attacks.all();
    while (free != 0) {
        const Row queen = free & (~free + 1);  // lowest free square
        free ^= queen;
        ways += count_below(board, attacks.after(queen));
    }
    return ways;
}

int count_placements(unsigned size) {
    const Row board = (Row{1} << size) - 1;
    int ways = 0;
    for (unsigned column = 0; column < size / 2; ++column) {
        ways += 2 * count_below(board, Attacks{}.after(Row{1} << column));
    }
    if (size % 2 == 1) ways += count_below(board, Attacks{}.after(Row{1} << size / 2));
    return ways;
}

}  // namespace

int main() {
    unsigned size = 0;
    std::cin >> size;
    Placement queens;
    std::vector<Placement> found;
    find_first(size, 3, Attacks{}, queens, found);
    for (const Placement& placement : found) {
        for (std::size_t row = 0; row < size; ++row) {
            std::cout << placement[row] + 1 << (row + 1 < size ? ' ' : '\n');
        }
    }
    std::cout << count_placements(size) << '\n';
}
