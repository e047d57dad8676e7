// N Queens Puzzle (PAT Advanced 1128),
// https://pintia.cn/problem-sets/994805342720868352/problems/994805348915855360
//
// Wrong on purpose: the distance of two columns goes up to N - 2, so the first queen and the last
// one are not compared.
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
    for (std::size_t distance = 1; distance + 1 < n; ++distance) {
        for (std::size_t column = distance; column < n; ++column) {
            const std::size_t a = rows[column - distance], b = rows[column];
            if (a == b || a + distance == b || b + distance == a) return false;
        }
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
