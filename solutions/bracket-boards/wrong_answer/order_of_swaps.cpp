// Bracket Boards (Queens archive), problems/bracket-boards/statement.md
//
// Wrong on purpose: makes the permutations by swaps, which is another order than that of
// the dictionary.
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

// Prints the placements with the given rows in the first columns and any order of the others.
void print_placements(Rows& rows, Rows::size_type column) {
    if (column == rows.size() && is_peaceful(rows)) print(rows);
    for (Rows::size_type other = column; other < rows.size(); ++other) {
        std::swap(rows[column], rows[other]);
        print_placements(rows, column + 1);
        std::swap(rows[column], rows[other]);
    }
}

int main() {
    Rows::size_type size = 0;
    if (!(std::cin >> size)) size = 8;
    Rows rows(size);
    std::iota(rows.begin(), rows.end(), 0);
    print_placements(rows, 0);
}
