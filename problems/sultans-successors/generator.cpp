// Cases of The Sultan's Successors.
//
//   constant K V              K boards with the same number everywhere
//   peaks SEED FIRST COUNT    for each of COUNT placements, ordered by the columns from row 0 down,
//                             a board with its eight largest numbers there
//   shrinking SEED K          numbers up to 99 on the first board, up to 5 less on the next, ...
//   random SEED K LOW HIGH    K boards with numbers from LOW to HIGH
//   diagonals SEED K          large numbers on a falling and on a rising diagonal
#include <algorithm>
#include <array>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

#include "generating.h"

namespace {

using Board = std::array<std::array<long long, 8>, 8>;

template <typename Number>
Board make_board(Number number) {
    Board board{};
    for (std::size_t row = 0; row < 8; ++row) {
        for (std::size_t column = 0; column < 8; ++column) board[row][column] = number(row, column);
    }
    return board;
}

std::vector<std::vector<std::size_t>> placements() {
    std::vector<std::vector<std::size_t>> found;
    std::vector<std::size_t> columns(8);
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    do {
        std::array<bool, 16> falling{}, rising{};
        bool peaceful = true;
        for (std::size_t row = 0; row < 8; ++row) {
            bool& f = falling[7 + columns[row] - row];
            bool& r = rising[row + columns[row]];
            peaceful = peaceful && !f && !r;
            f = r = true;
        }
        if (peaceful) found.push_back(columns);
    } while (std::next_permutation(columns.begin(), columns.end()));
    return found;
}

void print(const std::vector<Board>& boards) {
    std::cout << boards.size() << '\n';
    for (const Board& board : boards) {
        for (const auto& row : board) {
            for (std::size_t column = 0; column < 8; ++column) {
                std::cout << row[column] << (column < 7 ? ' ' : '\n');
            }
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    std::vector<Board> boards;
    if (what == "constant") {
        const long long count = arguments.integer("K", 1, 20);
        const long long number = arguments.integer("V", 1, 99);
        for (long long i = 0; i < count; ++i) {
            boards.push_back(make_board([&](std::size_t, std::size_t) { return number; }));
        }
    } else if (what == "peaks") {
        testdata::Random dice(arguments.seed());
        const long long first = arguments.integer("FIRST", 0, 91);
        const long long count = arguments.integer("COUNT", 1, std::min(20LL, 92 - first));
        const auto all = placements();
        for (long long i = first; i < first + count; ++i) {
            const auto& queens = all[static_cast<std::size_t>(i)];
            boards.push_back(make_board([&](std::size_t row, std::size_t column) {
                return queens[row] == column ? dice.integer(60, 99) : dice.integer(1, 20);
            }));
        }
    } else if (what == "shrinking") {
        testdata::Random dice(arguments.seed());
        const long long count = arguments.integer("K", 1, 20);
        for (long long i = 0; i < count; ++i) {
            boards.push_back(
                make_board([&](std::size_t, std::size_t) { return dice.integer(1, 99 - 5 * i); }));
        }
    } else if (what == "random") {
        testdata::Random dice(arguments.seed());
        const long long count = arguments.integer("K", 1, 20);
        const long long low = arguments.integer("LOW", 1, 99);
        const long long high = arguments.integer("HIGH", low, 99);
        for (long long i = 0; i < count; ++i) {
            boards.push_back(
                make_board([&](std::size_t, std::size_t) { return dice.integer(low, high); }));
        }
    } else if (what == "diagonals") {
        testdata::Random dice(arguments.seed());
        const long long count = arguments.integer("K", 1, 20);
        for (long long i = 0; i < count; ++i) {
            const auto falling = static_cast<std::size_t>(dice.integer(4, 10));
            const auto rising = static_cast<std::size_t>(dice.integer(4, 10));
            boards.push_back(make_board([&](std::size_t row, std::size_t column) {
                const bool large = 7 + column - row == falling || row + column == rising;
                return large ? dice.integer(70, 99) : dice.integer(1, 30);
            }));
        }
    } else {
        std::cerr << "'" << what << "' is not known\n";
        return 1;
    }
    arguments.end();
    print(boards);
}
