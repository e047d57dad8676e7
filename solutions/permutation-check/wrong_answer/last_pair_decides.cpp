// N Queens Puzzle (PAT Advanced 1128),
// https://pintia.cn/problem-sets/994805342720868352/problems/994805348915855360
//
// Wrong on purpose: every pair overwrites the answer of the pairs before it.
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

bool is_peaceful(const Placement& rows) {
    const std::size_t n = rows.size();
    bool peaceful = true;
    for (std::size_t b = 1; b < n; ++b) {
        for (std::size_t a = 0; a < b; ++a) {
            const std::size_t high = std::max(rows[a], rows[b]);
            const std::size_t low = std::min(rows[a], rows[b]);
            peaceful = high != low && high - low != b - a;
        }
    }
    return peaceful;
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
