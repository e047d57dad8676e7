// Another n-Queen Problem (UVa 11195), https://onlinejudge.org/external/111/11195.pdf
//
// Wrong on purpose: an attack ends at a bad square. (Up to n = 9 only: above it there are too many
// placements that way.)
#include <array>
#include <iostream>
#include <string>

std::array<unsigned, 15> bad;  // of each row
unsigned all;

int count_placements(unsigned row, unsigned columns, unsigned falling, unsigned rising) {
    if ((all >> row) == 0) return 1;
    const unsigned shelter = all < 1U << 9 ? bad[row] : 0;
    int ways = 0;
    unsigned free = all & ~(bad[row] | columns | falling | rising);
    while (free != 0) {
        const unsigned queen = free & (~free + 1);
        free ^= queen;
        ways += count_placements(row + 1, (columns & ~shelter) | queen,
                                 ((falling & ~shelter) | queen) << 1,
                                 ((rising & ~shelter) | queen) >> 1);
    }
    return ways;
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
        std::cout << "Case " << number << ": " << count_placements(0, 0, 0, 0) << '\n';
    }
}
