// Yet Another N-Queen Problem (SPOJ NQUEEN), https://www.spoj.com/problems/NQUEEN/
//
// Wrong on purpose: the squares of a line are tried from the right. The next choices repeat what
// was bad about an early one, and on some boards it takes millions of queens to come back to it.
#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

namespace {

using Squares = std::uint64_t;  // of one line: bit i stands for its square number i

std::size_t count(Squares squares) { return std::bitset<64>(squares).count(); }

std::size_t lowest(Squares squares) { return count((squares - 1) & ~squares); }

// The numbers of the squares in a set, in order.
std::vector<std::size_t> listed(Squares squares) {
    std::vector<std::size_t> numbers;
    for (; squares != 0; squares &= squares - 1) numbers.push_back(lowest(squares));
    return numbers;
}

// Rows and columns are treated alike: lines[0] are the rows, lines[1] the columns. A line is open
// while it has no queen; free[i] are the squares of line i that no queen attacks.
struct Lines {
    Squares open = 0;
    std::array<Squares, 50> free{};

    // A queen comes to the square (line, square); the other lines lose what she attacks.
    void put(std::size_t line, std::size_t square) {
        const Squares queen = Squares{1} << square;
        open &= ~(Squares{1} << line);
        for (Squares left = open; left != 0; left &= left - 1) {
            const std::size_t other = lowest(left);
            const std::size_t distance = other > line ? other - line : line - other;
            free[other] &= ~(queen | queen << distance | queen >> distance);
        }
    }
};

struct Board {
    std::array<Lines, 2> lines;

    void put(std::size_t row, std::size_t column) {
        lines[0].put(row, column);
        lines[1].put(column, row);
    }
};

class Completion {
public:
    explicit Completion(const std::vector<std::size_t>& given) : columns_(given) {
        Board board;
        const Squares all = (Squares{1} << given.size()) - 1;
        for (Lines& lines : board.lines) {
            lines.open = all;
            lines.free.fill(all);
        }
        for (std::size_t row = 0; row < given.size(); ++row) {
            if (given[row] != 0) board.put(row, given[row] - 1);
        }
        complete(board);
    }

    // The column of each row, from 1.
    const std::vector<std::size_t>& columns() const { return columns_; }

private:
    std::vector<std::size_t> columns_;

    // Puts a queen on every open line. False, after trying everything, if there is no way.
    bool complete(const Board& board) {
        if (board.lines[0].open == 0) return true;
        std::size_t kind = 0, line = 0, fewest = 64;
        for (std::size_t k = 0; k < 2; ++k) {
            for (const std::size_t i : listed(board.lines[k].open)) {
                const std::size_t free = count(board.lines[k].free[i]);
                if (free < fewest) {
                    kind = k;
                    line = i;
                    fewest = free;
                }
            }
        }
        std::vector<std::size_t> squares = listed(board.lines[kind].free[line]);
        std::reverse(squares.begin(), squares.end());
        for (const std::size_t square : squares) {
            const std::size_t row = kind == 0 ? line : square;
            const std::size_t column = kind == 0 ? square : line;
            Board next = board;
            next.put(row, column);
            columns_[row] = column + 1;
            if (complete(next)) return true;
        }
        return false;
    }
};

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    for (std::size_t size = 0; std::cin >> size;) {
        std::vector<std::size_t> given(size);
        for (std::size_t& column : given) std::cin >> column;
        const Completion completion(given);
        for (std::size_t row = 0; row < size; ++row) {
            std::cout << completion.columns()[row] << (row + 1 < size ? ' ' : '\n');
        }
    }
}
