// N-Queen (BOJ 9663), https://www.acmicpc.net/problem/9663
//
// Wrong on purpose: prints nothing where there are no placements.
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
    const int ways = count_below((Row{1} << size) - 1, 0, 0, 0);
    if (ways > 0) std::cout << ways << '\n';
}
