// Every Board (UIUC IE 523, N-Queens, part 2)
// https://github.com/malinakobra/solved-ie523-homework-1-n-queens-problem
//
// Idea:   fill the columns from left to right, the rows of each from the top; a full
//         board is printed, and the search goes on as if it had been a dead end.
// Time:   a call for each queen put on the board, 35539 for N = 10,
//         and N * N squares for each board printed.
// Memory: O(N * N), the board.
// Proof:  problems/every-board/editorial.md
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

namespace {

class Board {
public:
    // Prints every placement of n queens, and how many there are.
    void nQueens(std::size_t n) {
        initialize(n);
        solve(0);
        std::cout << "There are " << solutions_ << " different solutions to the " << size_
                  << "-Queens Problem\n";
    }

private:
    void initialize(std::size_t n) {
        size_ = n;
        solutions_ = 0;
        chess_board_.assign(n, std::vector<bool>(n));
        rows_.assign(n, false);
        falling_.assign(2 * n, false);
        rising_.assign(2 * n, false);
    }

    // Whether no queen on the board stands in the row or on a diagonal of the square.
    bool is_this_position_safe(std::size_t row, std::size_t column) const {
        return !rows_[row] && !falling_[size_ + column - row] && !rising_[row + column];
    }

    void put(std::size_t row, std::size_t column, bool queen) {
        chess_board_[row][column] = queen;
        rows_[row] = falling_[size_ + column - row] = rising_[row + column] = queen;
    }

    // Prints every way to fill the columns from this one on, and leaves the board as it was.
    void solve(std::size_t column) {
        if (column == size_) {
            ++solutions_;
            print_board();
            return;
        }
        for (std::size_t row = 0; row < size_; ++row) {
            if (!is_this_position_safe(row, column)) continue;
            put(row, column, true);
            solve(column + 1);
            put(row, column, false);
        }
    }

    void print_board() const {
        const std::string border(3 * size_, '-');
        std::cout << size_ << 'x' << size_ << " Solution #: " << solutions_ << '\n';
        std::cout << border << '\n';
        for (const std::vector<bool>& row : chess_board_) {
            for (const bool queen : row) std::cout << (queen ? " Q " : " - ");
            std::cout << '\n';
        }
        std::cout << border << '\n';
    }

    std::size_t size_ = 0;
    std::size_t solutions_ = 0;  // found so far
    std::vector<std::vector<bool>> chess_board_;
    std::vector<bool> rows_, falling_, rising_;  // true where a queen stands on the line
};

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Board().nQueens(size);
}
