// N Queens Puzzle (PAT Advanced 1128),
// https://pintia.cn/problem-sets/994805342720868352/problems/994805348915855360
//
// Wrong on purpose: marks falling diagonals by column - row, which is no index below the main
// diagonal; at() throws.
#include <cassert>
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

// rows[column]: the row of the queen in that column, both from 0.
using Placement = std::vector<std::size_t>;

Placement read_placement(std::istream& in) {
    std::size_t n = 0;
    in >> n;
    Placement rows(n);
    for (std::size_t& row : rows) {
        in >> row;
        assert(1 <= row && row <= n);
        --row;
    }
    return rows;
}

bool is_peaceful(const Placement& rows) {
    const std::size_t n = rows.size();
    std::vector<bool> row_taken(n);
    std::vector<bool> falling_taken(2 * n);  // by column - row
    std::vector<bool> rising_taken(2 * n);   // by row + column, from 0 to 2n - 2
    for (std::size_t column = 0; column < n; ++column) {
        const std::size_t row = rows[column];
        const std::size_t falling = column - row;
        const std::size_t rising = row + column;
        if (row_taken[row] || falling_taken.at(falling) || rising_taken[rising]) return false;
        row_taken[row] = true;
        falling_taken.at(falling) = true;
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
        std::cout << (is_peaceful(read_placement(std::cin)) ? "YES" : "NO") << '\n';
    }
}
