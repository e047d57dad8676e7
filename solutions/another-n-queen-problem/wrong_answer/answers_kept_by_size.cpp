// Another n-Queen Problem (UVa 11195), https://onlinejudge.org/external/111/11195.pdf
//
// Wrong on purpose: keeps the answer for each n, as if the board were empty.
#include <array>
#include <iostream>
#include <map>
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

int main() {
    unsigned size = 0;
    std::map<unsigned, int> ways;
    for (int number = 1; std::cin >> size && size > 0; ++number) {
        all = (1U << size) - 1;
        for (unsigned row = 0; row < size; ++row) {
            std::string line;
            std::cin >> line;
            bad[row] = 0;
            for (unsigned c = 0; c < size; ++c) bad[row] |= (line[c] == '*' ? 1U : 0U) << c;
        }
        if (ways.count(size) == 0) ways[size] = count_placements(0, 0, 0, 0);
        std::cout << "Case " << number << ": " << ways[size] << '\n';
    }
}
