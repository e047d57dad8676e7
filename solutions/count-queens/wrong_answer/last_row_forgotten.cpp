// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// Wrong on purpose: counts one row too early, when a queen stands in the last row but one. For
// N = 1 there is no such row, and nothing is counted.
#include <cstdint>
#include <iostream>

namespace {

using Row = std::uint32_t;  // bit c stands for column c

Row full_row(unsigned size) { return (Row{1} << size) - 1; }

// Ways to fill the rows from row on, one queen in each. columns, falling and rising are the squares
// of row that the queens above it attack along columns, along '\' and along '/' diagonals.
int count_placements(unsigned size, unsigned row, Row columns, Row falling, Row rising) {
    if (row == size) return 0;
    int ways = 0;
    Row free = full_row(size) & ~(columns | falling | rising);
    while (free != 0) {
        const Row queen = free & (~free + 1);  // lowest free square
        free ^= queen;
        if (row + 1 == size - 1) {
            ++ways;
        } else {
            ways += count_placements(size, row + 1, columns | queen, (falling | queen) << 1,
                                     (rising | queen) >> 1);
        }
    }
    return ways;
}

}  // namespace

int main() {
    unsigned size = 0;
    std::cin >> size;
    std::cout << count_placements(size, 0, 0, 0, 0) << '\n';
}
