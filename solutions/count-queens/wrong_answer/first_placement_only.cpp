// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// Wrong on purpose: stops at the first placement and so tells only whether there is one.
#include <cstdint>
#include <iostream>

namespace {

using Row = std::uint32_t;  // bit c stands for column c

// Ways to fill the rest of the board, one queen in each row; `all` is a full row. columns, falling
// and rising are the squares of the next row that the queens above it attack along columns, along
// '\' diagonals and along '/' diagonals.
int count_placements(Row all, Row columns, Row falling, Row rising) {
    if (columns == all) return 1;  // a queen in every column, so in every row
    int ways = 0;
    Row free = all & ~(columns | falling | rising);
    while (free != 0 && ways == 0) {
        const Row queen = free & (~free + 1);  // lowest free square
        free ^= queen;
        ways +=
            count_placements(all, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
    }
    return ways;
}

}  // namespace

int main() {
    unsigned size = 0;
    std::cin >> size;
    const Row all = (Row{1} << size) - 1;
    std::cout << count_placements(all, 0, 0, 0) << '\n';
}
