// Another n-Queen Problem (UVa 11195), https://onlinejudge.org/external/111/11195.pdf
//
// Wrong on purpose: half of the first row, doubled, where the board is the same upside down; it
// ought to be the same from left to right.
#include <array>
#include <iostream>
#include <string>

std::array<unsigned, 15> bad;  // of each row
unsigned all;

int count_placements(unsigned row, unsigned columns, unsigned falling, unsigned rising) {
    if (columns == all) return 1;
    int ways = 0;
    unsigned free = all & ~(bad[row] | columns | falling | rising);
    while (free != 0) {
        const unsigned queen = free & (~free + 1);
        free ^= queen;
        ways += count_placements(row + 1, columns | queen, (falling | queen) << 1,
                                 (rising | queen) >> 1);
    }
    return ways;
}

bool is_symmetric(unsigned size) {
    for (unsigned row = 0; row < size; ++row) {
        if (bad[row] != bad[size - 1 - row]) return false;
    }
    return true;
}

int main() {
    unsigned size = 0;
    for (int number = 1; std::cin >> size && size > 0; ++number) {
        all = (1U << size) - 1;
        for (unsigned row = 0; row < size; ++row) {
            std::string line;
            std::cin >> line;
            bad[row] = 0;
            for (unsigned c = 0; c < size; ++c) bad[row] |= (line[c] == '*' ? 1U : 0U) << c;
        }
        const bool half = is_symmetric(size);
        int ways = 0;
        for (unsigned column = 0; column < (half ? (size + 1) / 2 : size); ++column) {
            const unsigned queen = 1U << column;
            if ((bad[0] & queen) != 0) continue;
            const int times = half && 2 * column + 1 != size ? 2 : 1;
            ways += times * count_placements(1, queen, queen << 1, queen >> 1);
        }
        std::cout << "Case " << number << ": " << ways << '\n';
    }
}
