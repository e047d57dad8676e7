// Verify This, Your Majesty (Kattis queens)
//
// Wrong on purpose: room for 9998 diagonals of each kind, where a board with n = 5000 has 9999.
#include <array>
#include <cstddef>
#include <iostream>

int main() {
    std::array<int, 5000> columns{}, rows{};
    std::array<int, 9998> sums{}, differences{};
    std::size_t n = 0;
    std::cin >> n;
    bool peaceful = true;
    for (std::size_t queen = 0; queen < n; ++queen) {
        std::size_t column = 0, row = 0;
        std::cin >> column >> row;
        for (int* const marks : {&columns.at(column), &rows.at(row), &sums.at(column + row),
                                 &differences.at(column + 4999 - row)}) {
            if (++*marks > 1) peaceful = false;
        }
    }
    std::cout << (peaceful ? "CORRECT" : "INCORRECT") << '\n';
}
