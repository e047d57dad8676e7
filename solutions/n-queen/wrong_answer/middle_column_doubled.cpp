// N-Queen (BOJ 9663), https://www.acmicpc.net/problem/9663
//
// Wrong on purpose: half of the first row, doubled; with odd N the mirror images of the middle
// column are in that half already.
#include <cstdint>
#include <iostream>

using Row = std::uint32_t;

int count_below(Row all, Row columns, Row falling, Row rising) {
    if (columns == all) return 1;
    int ways = 0;
    Row free = all & ~(columns | falling | rising);
    while (free != 0) {
        const Row queen = free & (~free + 1);
        free ^= queen;
        ways += count_below(all, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
    }
    return ways;
}

int main() {
    unsigned size = 0;
    std::cin >> size;
    int ways = 0;
    for (unsigned column = 0; column < (size + 1) / 2; ++column) {
        const Row queen = Row{1} << column;
        ways += 2 * count_below((Row{1} << size) - 1, queen, queen << 1, queen >> 1);
    }
    std::cout << ways << '\n';
}
