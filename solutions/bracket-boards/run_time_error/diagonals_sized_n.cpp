// Bracket Boards (Queens archive), problems/bracket-boards/statement.md
//
// Wrong on purpose: N marks for 2N - 1 diagonals.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

using Rows = std::vector<std::size_t>;  // of the queen in each column

bool is_peaceful(const Rows& rows) {
    std::vector<bool> falling(rows.size()), rising(rows.size());
    for (std::size_t column = 0; column < rows.size(); ++column) {
        const std::size_t fall = rows.size() + column - rows[column];
        const std::size_t rise = rows[column] + column;
        if (falling.at(fall) || rising.at(rise)) return false;
        falling[fall] = rising[rise] = true;
    }
    return true;
}

void print(const Rows& rows) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (const std::size_t queen : rows) std::cout << (queen == row ? "[Q]" : "[ ]");
        std::cout << '\n';
    }
    std::cout << '\n';
}

int main() {
    std::size_t size = 0;
    if (!(std::cin >> size)) size = 8;
    Rows rows(size);
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    do {
        if (is_peaceful(rows)) print(rows);
    } while (std::next_permutation(rows.begin(), rows.end()));
}
