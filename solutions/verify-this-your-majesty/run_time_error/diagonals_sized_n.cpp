// Verify This, Your Majesty (Kattis queens)
//
// Wrong on purpose: room for n diagonals of each kind, where there are 2n - 1.
#include <cstddef>
#include <iostream>
#include <vector>

int main() {
    std::size_t n = 0;
    std::cin >> n;
    std::vector<int> columns(n), rows(n), sums(n), differences(n);
    bool peaceful = true;
    for (std::size_t queen = 0; queen < n; ++queen) {
        std::size_t column = 0, row = 0;
        std::cin >> column >> row;
        for (int* const marks : {&columns.at(column), &rows.at(row), &sums.at(column + row),
                                 &differences.at(column + n - 1 - row)}) {
            if (++*marks > 1) peaceful = false;
        }
    }
    std::cout << (peaceful ? "CORRECT" : "INCORRECT") << '\n';
}
