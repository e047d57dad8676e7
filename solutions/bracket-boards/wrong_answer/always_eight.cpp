// Bracket Boards (Queens archive), problems/bracket-boards/statement.md
//
// Wrong on purpose: the board is 8 x 8 whatever the input says.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>

using Rows = std::vector<int>;  // of the queen in each column

bool is_peaceful(const Rows& rows) {
    for (std::size_t b = 0; b < rows.size(); ++b) {
        for (std::size_t a = 0; a < b; ++a) {
            if (std::abs(rows[b] - rows[a]) == static_cast<int>(b - a)) return false;
        }
    }
    return true;
}

void print(const Rows& rows) {
    const int size = static_cast<int>(rows.size());
    for (int row = 0; row < size; ++row) {
        for (const int queen : rows) std::cout << (queen == row ? "[Q]" : "[ ]");
        std::cout << '\n';
    }
    std::cout << '\n';
}

int main() {
    Rows rows(8);
    std::iota(rows.begin(), rows.end(), 0);
    do {
        if (is_peaceful(rows)) print(rows);
    } while (std::next_permutation(rows.begin(), rows.end()));
}
