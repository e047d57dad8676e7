// Verify This, Your Majesty (Kattis queens)
//
// Wrong on purpose: compares queens on a falling diagonal up to n - 2 columns apart only; those in
// opposite corners are n - 1 apart.
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> queens;
    bool peaceful = true;
    for (int queen = 0; queen < n; ++queen) {
        int column = 0, row = 0;
        std::cin >> column >> row;
        for (const auto& [other_column, other_row] : queens) {
            const int right = column - other_column, up = row - other_row;
            if (right == 0 || up == 0 || right == up) peaceful = false;
            if (right == -up && 1 - n < right && right < n - 1) peaceful = false;
        }
        queens.emplace_back(column, row);
    }
    std::cout << (peaceful ? "CORRECT" : "INCORRECT") << '\n';
}
