// N Queens Puzzle (PAT Advanced 1128),
// https://pintia.cn/problem-sets/994805342720868352/problems/994805348915855360
//
// Wrong on purpose: compares all pairs again after each queen, O(N^3) a line.
#include <algorithm>
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

// Whether no two of the first n queens attack each other.
bool prefix_is_peaceful(const Placement& rows, std::size_t n) {
    for (std::size_t b = 1; b < n; ++b) {
        for (std::size_t a = 0; a < b; ++a) {
            const std::size_t high = std::max(rows[a], rows[b]);
            const std::size_t low = std::min(rows[a], rows[b]);
            if (high == low || high - low == b - a) return false;
        }
    }
    return true;
}

bool is_peaceful(const Placement& rows) {
    for (std::size_t n = 1; n <= rows.size(); ++n) {
        if (!prefix_is_peaceful(rows, n)) return false;
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
