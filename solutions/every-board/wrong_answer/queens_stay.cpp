// Every Board (UIUC IE 523, N-Queens, part 2)
// https://github.com/malinakobra/solved-ie523-homework-1-n-queens-problem
//
// Wrong on purpose: a queen is taken off the board after a dead end only, and not after a
// placement.
#include <iostream>
#include <string>
#include <vector>

std::size_t size;
int number = 0;
std::vector<std::string> board;

bool is_this_position_safe(std::size_t row, std::size_t column) {
    for (std::size_t left = 1; left <= column; ++left) {
        if (board[row][column - left] == 'Q') return false;
        if (row >= left && board[row - left][column - left] == 'Q') return false;
        if (row + left < size && board[row + left][column - left] == 'Q') return false;
    }
    return true;
}

bool solve(std::size_t column) {
    if (column == size) {
        const std::string border(3 * size, '-');
        std::cout << size << 'x' << size << " Solution #: " << ++number << '\n' << border << '\n';
        for (const std::string& row : board) {
            for (const char square : row) std::cout << ' ' << square << ' ';
            std::cout << '\n';
        }
        std::cout << border << '\n';
        return true;
    }
    bool found = false;
    for (std::size_t row = 0; row < size; ++row) {
        if (!is_this_position_safe(row, column)) continue;
        board[row][column] = 'Q';
        if (solve(column + 1)) {
            found = true;
        } else {
            board[row][column] = '-';
        }
    }
    return found;
}

int main() {
    std::cin >> size;
    board.assign(size, std::string(size, '-'));
    solve(0);
    std::cout << "There are " << number << " different solutions to the " << size
              << "-Queens Problem\n";
}
