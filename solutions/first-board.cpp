// First Board (UIUC IE 523, N-Queens, part 1)
// https://github.com/malinakobra/solved-ie523-homework-1-n-queens-problem
//
// Idea:   fill the columns from left to right, the rows of each from the top, and stop
//         at the first full board; a mark for each line says at once what is safe.
// Time:   a call for each queen put on the board, at most 1737189 for N <= 25 (N = 22).
// Memory: O(N * N), the board.
// Proof:  problems/first-board/editorial.md
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

namespace {

class Board {
public:
    // Prints the first placement of n queens, or that there is none.
    void nQueens(std::size_t n) {
        initialize(n);
        if (solve(0)) {
            print_board();
        } else {
            std::cout << "There is no solution to the " << size_ << "-Queens Problem\n";
        }
    }

private:
    void initialize(std::size_t n) {
        size_ = n;
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

    // Whether the columns from this one on can be filled. If so, they are; if not, the board is as
    // before.
    bool solve(std::size_t column) {
        if (column == size_) return true;
        for (std::size_t row = 0; row < size_; ++row) {
            if (!is_this_position_safe(row, column)) continue;
            put(row, column, true);
            if (solve(column + 1)) return true;
            put(row, column, false);
        }
        return false;
    }

    void print_board() const {
        const std::string border(3 * size_, '-');
        std::cout << size_ << "-Queens Problem Solution\n" << border << '\n';
        for (const std::vector<bool>& row : chess_board_) {
            for (const bool queen : row) std::cout << (queen ? " Q " : " - ");
            std::cout << '\n';
        }
        std::cout << border << '\n';
    }

    std::size_t size_ = 0;
    std::vector<std::vector<bool>> chess_board_;
    std::vector<bool> rows_, falling_, rising_;  // true where a queen stands on the line
};

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Board().nQueens(size);
}
