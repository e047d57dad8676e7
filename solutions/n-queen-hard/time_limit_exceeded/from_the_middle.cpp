// N-Queen (Hard) (BOJ 30243), https://www.acmicpc.net/problem/30243
//
// Wrong on purpose: row by row from the top, and the columns of a row from the middle outwards.
// That soon completes most boards; where there is no way, all ways to fill the upper rows are
// tried.
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

namespace {

using Mask = std::uint64_t;

Mask bit(std::size_t number) { return Mask{1} << number; }

struct Board {
    std::size_t size;
    std::vector<std::size_t> columns;  // from 1, 0 stands for no queen

    Mask falling(std::size_t row, std::size_t column) const { return bit(size + column - row); }

    // The lines that have a queen: bit c of taken for column c, of fallings and risings as given by
    // falling() and by row + c.
    bool fill(std::size_t row, Mask taken, Mask fallings, Mask risings) {
        if (row == size) return true;
        if (columns[row] != 0) return fill(row + 1, taken, fallings, risings);
        const Mask attacked = taken | fallings >> (size - row) | risings >> row;
        for (std::size_t i = 0; i < size; ++i) {
            const std::size_t column = i % 2 == 0 ? (size - 1 - i) / 2 : (size + i) / 2;
            if ((attacked & bit(column)) != 0) continue;
            columns[row] = column + 1;
            if (fill(row + 1, taken | bit(column), fallings | falling(row, column),
                     risings | bit(row + column))) {
                return true;
            }
            columns[row] = 0;
        }
        return false;
    }
};

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Board board{size, std::vector<std::size_t>(size)};
    Mask taken = 0, fallings = 0, risings = 0;
    for (std::size_t row = 0; row < size; ++row) {
        std::cin >> board.columns[row];
        if (board.columns[row] == 0) continue;
        const std::size_t column = board.columns[row] - 1;
        taken |= bit(column);
        fallings |= board.falling(row, column);
        risings |= bit(row + column);
    }
    if (!board.fill(0, taken, fallings, risings)) {
        std::cout << "-1\n";
        return 0;
    }
    for (const std::size_t column : board.columns) std::cout << column << ' ';
    std::cout << '\n';
}
