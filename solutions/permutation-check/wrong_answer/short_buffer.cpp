// N Queens Puzzle (PAT Advanced 1128),
// https://pintia.cn/problem-sets/994805342720868352/problems/994805348915855360
//
// Wrong on purpose: reads lines into 4096 bytes; what is left of a longer line is taken for the
// next one.
#include <array>
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <vector>

namespace {

std::istringstream read_line() {
    std::array<char, 4096> line{};
    if (!std::fgets(line.data(), static_cast<int>(line.size()), stdin)) return {};
    return std::istringstream(line.data());
}

bool is_peaceful(std::istream& line) {
    std::size_t n = 0;
    line >> n;
    std::vector<bool> row_taken(1001);
    std::vector<bool> falling_taken(3001);  // by column - row + 1001
    std::vector<bool> rising_taken(2001);   // by row + column
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t row = 0;
        if (!(line >> row)) return false;
        const std::size_t falling = column + 1001 - row;
        const std::size_t rising = row + column;
        if (row_taken[row] || falling_taken[falling] || rising_taken[rising]) return false;
        row_taken[row] = true;
        falling_taken[falling] = true;
        rising_taken[rising] = true;
    }
    return true;
}

}  // namespace

int main() {
    int placements = 0;
    read_line() >> placements;
    for (; placements > 0; --placements) {
        std::istringstream line = read_line();
        std::cout << (is_peaceful(line) ? "YES" : "NO") << '\n';
    }
}
