// N-Queen (Hard) (BOJ 30243), https://www.acmicpc.net/problem/30243
//
// Wrong on purpose: row by row from the top, and the columns of a row from the left. That a row far
// below has no free square left is noticed when it is reached, once for each way to get there.
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

struct Board {
    std::size_t size;
    std::vector<std::size_t> columns;  // from 1, 0 stands for no queen
    std::vector<bool> column_taken, falling_taken, rising_taken;

    void mark(std::size_t row, std::size_t column, bool taken) {
        column_taken[column] = taken;
        falling_taken[size + column - row] = taken;
        rising_taken[row + column] = taken;
    }

    bool fill(std::size_t row) {
        if (row == size) return true;
        if (columns[row] != 0) return fill(row + 1);
        for (std::size_t column = 0; column < size; ++column) {
            if (column_taken[column] || falling_taken[size + column - row] ||
                rising_taken[row + column]) {
                continue;
            }
            mark(row, column, true);
            columns[row] = column + 1;
            if (fill(row + 1)) return true;
            columns[row] = 0;
            mark(row, column, false);
        }
        return false;
    }
};

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Board board{size, std::vector<std::size_t>(size), std::vector<bool>(size),
                std::vector<bool>(2 * size), std::vector<bool>(2 * size)};
    for (std::size_t row = 0; row < size; ++row) {
        std::cin >> board.columns[row];
        if (board.columns[row] != 0) board.mark(row, board.columns[row] - 1, true);
    }
    if (!board.fill(0)) {
        std::cout << "-1\n";
        return 0;
    }
    for (const std::size_t column : board.columns) std::cout << column << ' ';
    std::cout << '\n';
}
