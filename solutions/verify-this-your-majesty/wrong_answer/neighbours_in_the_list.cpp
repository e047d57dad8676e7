// Verify This, Your Majesty (Kattis queens)
//
// Wrong on purpose: compares each queen with the one listed before her only.
#include <cstdlib>
#include <iostream>

int main() {
    int n = 0;
    std::cin >> n;
    int last_column = 0, last_row = 0;
    bool peaceful = true;
    for (int queen = 0; queen < n; ++queen) {
        int column = 0, row = 0;
        std::cin >> column >> row;
        const int across = std::abs(column - last_column), up = std::abs(row - last_row);
        if (queen > 0 && (across == 0 || up == 0 || across == up)) peaceful = false;
        last_column = column;
        last_row = row;
    }
    std::cout << (peaceful ? "CORRECT" : "INCORRECT") << '\n';
}
