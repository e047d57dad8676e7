// Chessboard and Queens (CSES 1624), https://cses.fi/problemset/task/1624
//
// Tries every order of the columns and looks at every square and every pair of queens.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>

int main() {
    std::array<std::string, 8> board;
    for (std::string& row : board) std::cin >> row;

    std::array<int, 8> column{0, 1, 2, 3, 4, 5, 6, 7};  // of the queen in each row
    int ways = 0;
    do {
        bool legal = true;
        for (std::size_t a = 0; a < 8 && legal; ++a) {
            legal = board[a][static_cast<std::size_t>(column[a])] != '*';
            for (std::size_t b = a + 1; b < 8 && legal; ++b) {
                legal = std::abs(column[b] - column[a]) != static_cast<int>(b - a);
            }
        }
        if (legal) ++ways;
    } while (std::next_permutation(column.begin(), column.end()));
    std::cout << ways << '\n';
}
