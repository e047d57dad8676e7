// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// Wrong on purpose: counts turned and mirrored images of a placement once.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>

namespace {

using Placement = std::vector<int>;  // the column of the queen in each row

bool is_legal(const Placement& column) {
    for (std::size_t a = 0; a < column.size(); ++a) {
        for (std::size_t b = a + 1; b < column.size(); ++b) {
            if (std::abs(column[b] - column[a]) == static_cast<int>(b - a)) return false;
        }
    }
    return true;
}

Placement mirrored(Placement column) {
    std::reverse(column.begin(), column.end());
    return column;
}

// Rows and columns exchanged.
Placement transposed(const Placement& column) {
    Placement row(column.size());
    int at = 0;
    for (const int c : column) row[static_cast<std::size_t>(c)] = at++;
    return row;
}

bool is_first_of_its_images(const Placement& placement) {
    Placement image = placement;
    for (int turn = 0; turn < 4; ++turn) {
        image = transposed(image);
        if (image < placement) return false;
        image = mirrored(image);
        if (image < placement) return false;
    }
    return true;
}

int count_placements(std::size_t size) {
    Placement column(size);
    std::iota(column.begin(), column.end(), 0);
    int ways = 0;
    do {
        if (is_legal(column) && is_first_of_its_images(column)) ++ways;
    } while (std::next_permutation(column.begin(), column.end()));
    return ways;
}

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    std::cout << count_placements(size) << '\n';
}
