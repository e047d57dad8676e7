// Chessboard and Queens (CSES 1624), https://cses.fi/problemset/task/1624
//
// Wrong on purpose: the board is read and not looked at again.
#include <array>
#include <iostream>
#include <string>

using Board = std::array<std::string, 8>;

int count_placements(const Board& board, unsigned row, unsigned columns, unsigned falling,
                     unsigned rising) {
    if (row == 8) return 1;
    int ways = 0;
    for (unsigned column = 0; column < 8; ++column) {
        const unsigned queen = 1U << column;
        if (((columns | falling | rising) & queen) != 0) continue;
        ways += count_placements(board, row + 1, columns | queen, (falling | queen) << 1,
                                 (rising | queen) >> 1);
    }
    return ways;
}

int main() {
    Board board;
    for (std::string& row : board) std::cin >> row;
    std::cout << count_placements(board, 0, 0, 0, 0) << '\n';
}
