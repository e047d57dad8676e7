// N Queens Puzzle (PAT Advanced 1128),
// https://pintia.cn/problem-sets/994805342720868352/problems/994805348915855360
//
// Wrong on purpose: leaves the rest of a line unread after the first conflict.
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

// Reads a placement and says whether it is peaceful.
bool read_and_check(std::istream& in) {
    std::size_t n = 0;
    in >> n;
    std::vector<bool> row_taken(1001);
    std::vector<bool> falling_taken(3001);  // by column - row + 1001
    std::vector<bool> rising_taken(2001);   // by row + column
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t row = 0;
        in >> row;
        if (!in) return false;
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
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int placements = 0;
    std::cin >> placements;
    for (; placements > 0; --placements) {
        std::cout << (read_and_check(std::cin) ? "YES" : "NO") << '\n';
    }
}
