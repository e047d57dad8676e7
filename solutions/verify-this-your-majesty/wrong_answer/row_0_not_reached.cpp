// Verify This, Your Majesty (Kattis queens)
//
// Wrong on purpose: walks to the right along both diagonals of each queen; down the falling one it
// stops above row 0.
#include <cstddef>
#include <iostream>
#include <set>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::set<int> columns, rows;
    std::vector<int> row_of(static_cast<std::size_t>(n));
    for (int queen = 0; queen < n; ++queen) {
        int column = 0, row = 0;
        std::cin >> column >> row;
        columns.insert(column);
        rows.insert(row);
        row_of[static_cast<std::size_t>(column)] = row;
    }
    const auto all = static_cast<std::size_t>(n);
    bool peaceful = columns.size() == all && rows.size() == all;
    for (std::size_t queen = 0; queen < all && peaceful; ++queen) {
        std::size_t column = queen + 1;
        for (int row = row_of[queen] + 1; column < all && row < n; ++row) {
            if (row_of[column++] == row) peaceful = false;
        }
        column = queen + 1;
        for (int row = row_of[queen] - 1; column < all && row > 0; --row) {
            if (row_of[column++] == row) peaceful = false;
        }
    }
    std::cout << (peaceful ? "CORRECT" : "INCORRECT") << '\n';
}
