// N Queens Puzzle (PAT Advanced 1128),
// https://pintia.cn/problem-sets/994805342720868352/problems/994805348915855360
//
// Wrong on purpose: marks are bits of a 64-bit word, so rows and diagonals 64 apart share one.
#include <cassert>
#include <cstddef>
#include <cstdint>
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

std::uint64_t bit(std::size_t index) { return std::uint64_t{1} << (index % 64); }

bool is_peaceful(const Placement& rows) {
    const std::size_t n = rows.size();
    std::uint64_t row_taken = 0;
    std::uint64_t falling_taken = 0;  // by column - row + n
    std::uint64_t rising_taken = 0;   // by row + column
    for (std::size_t column = 0; column < n; ++column) {
        const std::uint64_t row = bit(rows[column]);
        const std::uint64_t falling = bit(column + n - rows[column]);
        const std::uint64_t rising = bit(rows[column] + column);
        if ((row_taken & row) || (falling_taken & falling) || (rising_taken & rising)) return false;
        row_taken |= row;
        falling_taken |= falling;
        rising_taken |= rising;
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
