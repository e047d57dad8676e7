// Chessboard and Queens (CSES 1624), https://cses.fi/problemset/task/1624
//
// Wrong on purpose: the lines of a square are marked before it turns out to be reserved, and stay
// marked.
#include <array>
#include <iostream>
#include <string>

std::array<std::string, 8> board;
std::array<bool, 8> columns;
std::array<bool, 15> falling, rising;

int count_placements(unsigned row) {
    if (row == 8) return 1;
    int ways = 0;
    for (unsigned c = 0; c < 8; ++c) {
        if (columns[c] || falling[7 + c - row] || rising[row + c]) continue;
        columns[c] = falling[7 + c - row] = rising[row + c] = true;
        if (board[row][c] == '*') continue;
        ways += count_placements(row + 1);
        columns[c] = falling[7 + c - row] = rising[row + c] = false;
    }
    return ways;
}

int main() {
    for (std::string& row : board) std::cin >> row;
    std::cout << count_placements(0) << '\n';
}
