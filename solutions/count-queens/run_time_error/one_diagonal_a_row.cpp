// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// Wrong on purpose: the arrays of the diagonals have one place for each row and each column, but a board
// has nearly twice as many diagonals of a kind as rows.
#include <array>
#include <cstddef>
#include <iostream>

namespace {

// The board as lines: true where a queen stands on the line.
struct Lines {
    std::array<bool, 9> columns{}, falling{}, rising{};
};

// Ways to put a queen in each of the rows from row on.
int count_placements(Lines& lines, std::size_t size, std::size_t row) {
    if (row == size) return 1;
    int ways = 0;
    for (std::size_t column = 0; column < size; ++column) {
        const std::size_t falling = size - 1 + column - row;
        const std::size_t rising = row + column;
        if (lines.columns.at(column)) continue;
        if (lines.falling.at(falling) || lines.rising.at(rising)) continue;
        lines.columns[column] = lines.falling[falling] = lines.rising[rising] = true;
        ways += count_placements(lines, size, row + 1);
        lines.columns[column] = lines.falling[falling] = lines.rising[rising] = false;
    }
    return ways;
}

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Lines lines;
    std::cout << count_placements(lines, size, 0) << '\n';
}
