// N-Queen (Hard) (BOJ 30243), https://www.acmicpc.net/problem/30243
//
// Wrong on purpose: -1 when 20000 queens were put in vain, as if that proved that there is no way.
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
        for (std::size_t line = 0; line < 2 * size; ++line) {
            if (line < size ? row_taken[line] : column_taken[line - size]) continue;
            std::vector<std::pair<std::size_t, std::size_t>> squares;
            for (std::size_t i = 0; i < size; ++i) {
                const std::size_t row = line < size ? line : i;
                const std::size_t column = line < size ? i : line - size;
                if (is_free(row, column)) squares.emplace_back(row, column);
            }
            if (is_full || squares.size() < best.size()) best = squares;
            is_full = false;
        }
        for (; !best.empty(); best.pop_back()) {
            std::swap(best[random() % best.size()], best.back());
            const auto [row, column] = best.back();
            if (++put > 20000) return false;
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
    int put = 0;
};

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Board board(size);
    for (std::size_t row = 0; row < size; ++row) {
        std::size_t column = 0;
        std::cin >> column;
        if (column != 0) board.set(row, column - 1, true);
    }
    if (!board.complete()) {
        std::cout << "-1\n";
        return 0;
    }
    for (std::size_t row = 0; row < size; ++row) {
        std::cout << board.columns[row] << (row + 1 < size ? ' ' : '\n');
    }
}
