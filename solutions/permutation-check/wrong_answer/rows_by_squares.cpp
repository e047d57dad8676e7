// N Queens Puzzle (PAT Advanced 1128),
// https://pintia.cn/problem-sets/994805342720868352/problems/994805348915855360
//
// Wrong on purpose: takes the rows for a permutation when their sum and the sum of their squares
// are those of 1 to N.
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
    std::size_t sum = 0, expected_sum = 0;
    std::size_t squares = 0, expected_squares = 0;
    std::vector<bool> falling_taken(2 * n);  // by column - row + n, from 1 to 2n - 1
    std::vector<bool> rising_taken(2 * n);   // by row + column, from 0 to 2n - 2
    for (std::size_t column = 0; column < n; ++column) {
        const std::size_t row = rows[column];
        const std::size_t falling = column + n - row;
        const std::size_t rising = row + column;
        if (falling_taken[falling] || rising_taken[rising]) return false;
        sum += row;
        expected_sum += column;
        squares += row * row;
        expected_squares += column * column;
        falling_taken[falling] = true;
        rising_taken[rising] = true;
    }
    return sum == expected_sum && squares == expected_squares;
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
