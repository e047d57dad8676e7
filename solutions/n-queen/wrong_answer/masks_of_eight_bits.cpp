// N-Queen (BOJ 9663), https://www.acmicpc.net/problem/9663
//
// Wrong on purpose: the masks are bytes, as eight queens need; a ninth column is cut off.
#include <cstdint>
#include <iostream>

using Row = std::uint8_t;

int count_below(Row all, unsigned columns, unsigned falling, unsigned rising) {
    if (columns == all) return 1;
    int ways = 0;
    unsigned free = all & ~(columns | falling | rising);
    while (free != 0) {
        const unsigned queen = free & (~free + 1);
        free ^= queen;
        ways += count_below(all, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
    }
    return ways;
}

int main() {
    unsigned size = 0;
    std::cin >> size;
    std::cout << count_below(static_cast<Row>((1U << size) - 1), 0, 0, 0) << '\n';
}
