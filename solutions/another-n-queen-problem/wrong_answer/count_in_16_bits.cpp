// Another n-Queen Problem (UVa 11195), https://onlinejudge.org/external/111/11195.pdf
//
// Wrong on purpose: the count is kept in 16 bits. An empty board with n = 13 has more placements.
#include <array>
#include <cstdint>
#include <iostream>
#include <string>

std::array<unsigned, 15> bad;  // of each row
unsigned all;
std::uint16_t ways;

void count_placements(unsigned row, unsigned columns, unsigned falling, unsigned rising) {
    if (columns == all) {
        ++ways;
        return;
    }
    unsigned free = all & ~(bad[row] | columns | falling | rising);
    while (free != 0) {
        const unsigned queen = free & (~free + 1);
        free ^= queen;
        count_placements(row + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
    }
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
        ways = 0;
        count_placements(0, 0, 0, 0);
        std::cout << "Case " << number << ": " << ways << '\n';
    }
}
