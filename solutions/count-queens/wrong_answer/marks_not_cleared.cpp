// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// Wrong on purpose: a queen that is taken back leaves its diagonals marked.
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

// The board as lines: true where a queen stands on the line.
struct Lines {
    explicit Lines(std::size_t size) : columns(size), falling(2 * size), rising(2 * size) {}

    std::vector<bool> columns, falling, rising;
};

// Ways to put a queen in each of the rows from row on.
int count_placements(Lines& lines, std::size_t row) {
    const std::size_t size = lines.columns.size();
    if (row == size) return 1;
    int ways = 0;
    for (std::size_t column = 0; column < size; ++column) {
        const std::size_t falling = size + column - row;
        const std::size_t rising = row + column;
        if (lines.columns[column] || lines.falling[falling] || lines.rising[rising]) continue;
        lines.columns[column] = lines.falling[falling] = lines.rising[rising] = true;
        ways += count_placements(lines, row + 1);
        lines.columns[column] = false;
    }
    return ways;
}

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Lines lines(size);
    std::cout << count_placements(lines, 0) << '\n';
}
