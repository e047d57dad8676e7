// Guarding the Chessboard (UVa 11214),
// https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=2155
//
// Wrong on purpose: guards rows and columns only: the fewest of them that cover all marks are
// as many as marks that can be chosen with no two in one row or column.
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

struct Matching {
    std::vector<std::string> board;
    std::vector<std::size_t> row_of;  // by column; the number of rows where there is none
    std::vector<bool> tried;

    bool add(std::size_t row) {
        for (std::size_t column = 0; column < row_of.size(); ++column) {
            if (board[row][column] != 'X' || tried[column]) continue;
            tried[column] = true;
            if (row_of[column] == board.size() || add(row_of[column])) {
                row_of[column] = row;
                return true;
            }
        }
        return false;
    }
};

int main() {
    std::size_t n = 0, m = 0;
    for (int number = 1; std::cin >> n && n > 0; ++number) {
        std::cin >> m;
        Matching matching{std::vector<std::string>(n), std::vector<std::size_t>(m, n), {}};
        for (std::string& line : matching.board) std::cin >> line;
        int lines = 0;
        for (std::size_t row = 0; row < n; ++row) {
            matching.tried.assign(m, false);
            lines += matching.add(row);
        }
        std::cout << "Case " << number << ": " << lines << '\n';
    }
}
