// N-Queen (BOJ 9663), https://www.acmicpc.net/problem/9663
//
// Wrong on purpose: the placements are counted in 16 bits.
#include <cstdint>
#include <iostream>

using Row = std::uint32_t;

void count_below(Row all, Row columns, Row falling, Row rising, std::uint16_t& ways) {
    if (columns == all) ++ways;
    Row free = all & ~(columns | falling | rising);
    while (free != 0) {
        const Row queen = free & (~free + 1);
        free ^= queen;
        count_below(all, columns | queen, (falling | queen) << 1, (rising | queen) >> 1, ways);
    }
}

int main() {
    unsigned size = 0;
    std::cin >> size;
    std::uint16_t ways = 0;
    count_below((Row{1} << size) - 1, 0, 0, 0, ways);
    std::cout << ways << '\n';
}
