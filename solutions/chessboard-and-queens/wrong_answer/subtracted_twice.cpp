// Chessboard and Queens (CSES 1624), https://cses.fi/problemset/task/1624
//
// Wrong on purpose: takes from all placements those through each reserved square; one that uses two
// of them is taken away twice.
#include <array>
#include <iostream>
#include <string>

using Board = std::array<std::string, 8>;

// Each placement counts 1, less 1 for each reserved square it uses.
int sum(const Board& board, unsigned row, unsigned columns, unsigned falling, unsigned rising,
        int worth) {
    if (row == 8) return worth;
    int total = 0;
    for (unsigned column = 0; column < 8; ++column) {
        const unsigned queen = 1U << column;
        if (((columns | falling | rising) & queen) != 0) continue;
        total += sum(board, row + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1,
                     worth - (board[row][column] == '*' ? 1 : 0));
    }
    return total;
}

int main() {
    Board board;
    for (std::string& row : board) std::cin >> row;
    std::cout << sum(board, 0, 0, 0, 0, 1) << '\n';
}
