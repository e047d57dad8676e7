// N-Queen (Hard) (BOJ 30243), https://www.acmicpc.net/problem/30243
//
// Idea:   every row and every column needs a queen; go on with the one that has
//         the fewest free squares left. If one has none, no completion exists.
// Time:   O(N) a queen; as many queens as the search puts, no good bound is known.
// Memory: O(N^2), a board of 2N masks for each queen on the way.
// Proof:  problems/n-queen-hard/editorial.md
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <random>
#include <utility>
#include <vector>

namespace {

using Squares = std::uint32_t;  // of one line: bit i stands for its square number i

// How many they are, or most, if that is less.
std::size_t count(Squares squares, std::size_t most) {
    std::size_t counted = 0;
    for (; squares != 0 && counted < most; squares &= squares - 1) ++counted;
    return counted;
}

std::size_t lowest(Squares squares) { return std::bitset<32>((squares - 1) & ~squares).count(); }

Squares only(std::size_t square) { return Squares{1} << square; }

class Board {
public:
    explicit Board(std::size_t size) : size_(size), columns_(size) {
        for (Lines& lines : lines_) {
            lines.open = only(size) - 1;
            lines.free.fill(only(size) - 1);
        }
    }

    void put(std::size_t row, std::size_t column) {
        columns_[row] = column + 1;
        take(lines_[0], row, column);
        take(lines_[1], column, row);
    }

    // Puts a queen on every row that has none. False, and the board as it was, if there is no way.
    bool complete() {
        if (lines_[0].open == 0) return true;
        std::size_t kind = 0, line = 0, fewest = size_ + 1;
        for (std::size_t k = 0; k < 2; ++k) {
            for (Squares open = lines_[k].open; open != 0; open &= open - 1) {
                const std::size_t i = lowest(open);
                const std::size_t squares = count(lines_[k].free[i], fewest);
                if (squares >= fewest) continue;
                kind = k;
                line = i;
                fewest = squares;
            }
        }
        const std::array<Lines, 2> before = lines_;
        std::vector<std::size_t> squares;
        for (std::size_t i = 0; i < size_; ++i) {
            if ((before[kind].free[line] & only(i)) != 0) squares.push_back(i);
        }
        for (; !squares.empty(); squares.pop_back()) {
            std::swap(squares[random_() % squares.size()], squares.back());
            const std::size_t row = kind == 0 ? line : squares.back();
            put(row, kind == 0 ? squares.back() : line);
            if (complete()) return true;
            columns_[row] = 0;
            lines_ = before;
        }
        return false;
    }

    // The column of each row, from 1.
    const std::vector<std::size_t>& columns() const { return columns_; }

private:
    // Rows, or columns. A line is open while it has no queen; free[i] are the squares of an open
    // line i that no queen attacks.
    struct Lines {
        Squares open;
        std::array<Squares, 30> free;
    };

    std::size_t size_;
    std::array<Lines, 2> lines_;  // rows and columns
    std::vector<std::size_t> columns_;
    std::minstd_rand random_;

    // A queen comes to (line, square); the other lines lose what she attacks.
    void take(Lines& lines, std::size_t line, std::size_t square) {
        lines.open &= ~only(line);
        for (Squares open = lines.open; open != 0; open &= open - 1) {
            const std::size_t other = lowest(open);
            const std::size_t distance = other > line ? other - line : line - other;
            const Squares queen = only(square);
            lines.free[other] &= ~(queen | queen << distance | queen >> distance);
        }
    }
};

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Board board(size);
    for (std::size_t row = 0; row < size; ++row) {
        std::size_t column = 0;
        std::cin >> column;
        if (column != 0) board.put(row, column - 1);
    }
    if (!board.complete()) {
        std::cout << "-1\n";
        return 0;
    }
    for (std::size_t row = 0; row < size; ++row) {
        std::cout << board.columns()[row] << (row + 1 < size ? ' ' : '\n');
    }
}
