// Yet Another N-Queen Problem (SPOJ NQUEEN), https://www.spoj.com/problems/NQUEEN/
//
// Wrong on purpose: diagonals are treated as rows and columns are: each must get a queen.
#include <cstddef>
#include <iostream>
#include <random>
#include <utility>
#include <vector>

namespace {

struct Board {
    explicit Board(std::size_t n)
        : size(n), columns(n), row_taken(n), column_taken(n), falling(2 * n), rising(2 * n) {}

    void set(std::size_t row, std::size_t column, bool taken) {
        columns[row] = taken ? column + 1 : 0;
        row_taken[row] = column_taken[column] = taken;
        falling[size + column - row] = rising[row + column] = taken;
    }

    bool is_free(std::size_t row, std::size_t column) const {
        return !row_taken[row] && !column_taken[column] && !falling[size + column - row] &&
               !rising[row + column];
    }

    // Goes on with the open row or column that has the fewest free squares.
    bool complete() {
        std::vector<std::pair<std::size_t, std::size_t>> best;
        bool is_full = true;
        std::vector<std::vector<std::pair<std::size_t, std::size_t>>> lines(6 * size);
        for (std::size_t row = 0; row < size; ++row) {
            for (std::size_t column = 0; column < size; ++column) {
                if (!is_free(row, column)) continue;
                lines[row].emplace_back(row, column);
                lines[size + column].emplace_back(row, column);
                lines[3 * size + column - row].emplace_back(row, column);
                lines[4 * size + row + column].emplace_back(row, column);
            }
        }
        for (std::size_t line = 0; line < 6 * size; ++line) {
            if (line == 2 * size || line == 6 * size - 1) continue;  // no square of the board
            const bool is_taken = line < size       ? row_taken[line]
                                  : line < 2 * size ? column_taken[line - size]
                                  : line < 4 * size ? falling[line - 2 * size]
                                                    : rising[line - 4 * size];
            if (is_taken) continue;
            if (is_full || lines[line].size() < best.size()) best = lines[line];
            is_full = false;
        }
        for (; !best.empty(); best.pop_back()) {
            std::swap(best[random() % best.size()], best.back());
            const auto [row, column] = best.back();
            set(row, column, true);
            if (complete()) return true;
            set(row, column, false);
        }
        return is_full;
    }

    std::size_t size;
    std::vector<std::size_t> columns;  // from 1, 0 stands for no queen
    std::vector<bool> row_taken, column_taken, falling, rising;
    std::minstd_rand random;
};

}  // namespace

int main() {
    for (std::size_t size = 0; std::cin >> size;) {
        Board board(size);
        for (std::size_t row = 0; row < size; ++row) {
            std::size_t column = 0;
            std::cin >> column;
            if (column != 0) board.set(row, column - 1, true);
        }
        board.complete();
        for (std::size_t row = 0; row < size; ++row) {
            std::cout << board.columns[row] << (row + 1 < size ? ' ' : '\n');
        }
    }
}
