// Verify This, Your Majesty (Kattis queens)
//
// Wrong on purpose: drops the sign of column - row, so two different diagonals become one.
#include <cstddef>
#include <iostream>
#include <set>

int main() {
    int n = 0;
    std::cin >> n;
    std::set<int> columns, rows, sums, differences;
    for (int queen = 0; queen < n; ++queen) {
        int column = 0, row = 0;
        std::cin >> column >> row;
        columns.insert(column);
        rows.insert(row);
        sums.insert(column + row);
        differences.insert(column < row ? row - column : column - row);
    }
    const auto all = static_cast<std::size_t>(n);
    const bool peaceful = columns.size() == all && rows.size() == all && sums.size() == all &&
                          differences.size() == all;
    std::cout << (peaceful ? "CORRECT" : "INCORRECT") << '\n';
}
