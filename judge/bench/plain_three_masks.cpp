// Counts placements of N queens row by row with three masks, half of the first row for both halves:
// what count_many_queens.sh measures by.
#include <cstdint>
#include <iostream>

namespace {

using Row = std::uint32_t;  // bit c stands for column c

std::uint64_t count_placements(Row all, Row columns, Row falling, Row rising) {
    if (columns == all) return 1;
    std::uint64_t ways = 0;
    Row free = all & ~(columns | falling | rising);
    while (free != 0) {
        const Row queen = free & (~free + 1);
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
    std::uint64_t ways = 0;
    for (unsigned column = 0; column < (size + 1) / 2; ++column) {
        const Row queen = Row{1} << column;
        const bool is_middle = 2 * column + 1 == size;
        ways += (is_middle ? 1 : 2) * count_placements(all, queen, queen << 1, queen >> 1);
    }
    std::cout << ways << '\n';
}
