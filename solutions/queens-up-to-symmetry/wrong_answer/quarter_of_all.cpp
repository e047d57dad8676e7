// Queens up to Symmetry, problems/queens-up-to-symmetry/statement.md
//
// Wrong on purpose: a quarter of all placements, rounded down: four turns, no mirror, and no
// thought of placements that a turn leaves as they are.
#include <iostream>

int count_below(unsigned all, unsigned columns, unsigned falling, unsigned rising) {
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
    int all = 0;
    for (unsigned column = 0; 2 * column < size; ++column) {
        const unsigned queen = 1U << column;
        const int times = 2 * column + 1 == size ? 1 : 2;
        all += times * count_below((1U << size) - 1, queen, queen << 1, queen >> 1);
    }
    std::cout << (size == 1 ? 1 : all / 4) << '\n';
}
