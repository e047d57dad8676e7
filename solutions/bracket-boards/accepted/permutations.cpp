// Bracket Boards (Queens archive), problems/bracket-boards/statement.md
//
// Goes through all permutations of the rows in order and marks the diagonals of each.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <numeric>
#include <string>
#include <vector>

using Rows = std::vector<int>;  // of the queen in each column

bool no_two_share_a_diagonal(const Rows& rows) {
    std::vector<bool> rising(2 * rows.size()), falling(2 * rows.size());
    auto fall = falling.begin() + static_cast<std::ptrdiff_t>(rows.size());
    auto rise = rising.begin();
    for (const int row : rows) {
        if (rise[row] || fall[-row]) return false;
        rise[row] = fall[-row] = true;
        ++rise;
        ++fall;
    }
    return true;
}

void print(const Rows& rows) {
    std::vector<std::string> board(rows.size());
    for (const int row : rows) {
        for (std::string& line : board) line += "[ ]";
        board[static_cast<std::size_t>(row)].end()[-2] = 'Q';
    }
    for (const std::string& line : board) std::cout << line << '\n';
    std::cout << '\n';
}

int main() {
    const std::istream_iterator<Rows::size_type> number(std::cin);
    Rows rows(number == std::istream_iterator<Rows::size_type>() ? 8 : *number);
    std::iota(rows.begin(), rows.end(), 0);
    do {
        if (no_two_share_a_diagonal(rows)) print(rows);
    } while (std::next_permutation(rows.begin(), rows.end()));
}
