// Cases of the Another n-Queen Problem. Each prints its boards and the 0.
//
//   random SEED (N PERCENT)...   boards of size N, each square is bad with this probability
//   single SEED N K              K boards of size N with one bad square each, all different
//   gate SEED N GOOD K           K boards of size N, row 0 has GOOD good squares, in the middle;
//                                below it one bad square each, all different
//   shelter N...                 boards of size N with bad squares in the middle rows, every second
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "generating.h"

namespace {

using Board = std::vector<std::string>;

Board empty_board(long long size) {
    const auto n = static_cast<std::size_t>(size);
    return Board(n, std::string(n, '.'));
}

void print(const Board& board) {
    std::cout << board.size() << '\n';
    for (const std::string& row : board) std::cout << row << '\n';
}

// Prints the board so many times, with one more bad square each, in first_row or below it.
void print_each_with_a_bad_square(const Board& board, std::size_t first_row, long long count,
                                  testdata::Random& random) {
    const std::size_t n = board.size();
    std::vector<int> squares = random.permutation(static_cast<int>(n * (n - first_row)));
    squares.resize(static_cast<std::size_t>(count));
    for (const int square : squares) {
        Board changed = board;
        const auto at = static_cast<std::size_t>(square);
        changed[first_row + at / n][at % n] = '*';
        print(changed);
    }
}

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    if (what == "random") {
        testdata::Random random(arguments.seed());
        do {
            Board board = empty_board(arguments.integer("N", 3, 15));
            const long long percent = arguments.integer("percent", 0, 100);
            for (std::string& row : board) {
                for (char& square : row) {
                    if (random.integer(1, 100) <= percent) square = '*';
                }
            }
            print(board);
        } while (!arguments.at_end());
    } else if (what == "single") {
        testdata::Random random(arguments.seed());
        const long long size = arguments.integer("N", 3, 15);
        print_each_with_a_bad_square(empty_board(size), 0, arguments.integer("K", 1, 9), random);
    } else if (what == "gate") {
        testdata::Random random(arguments.seed());
        const long long size = arguments.integer("N", 3, 15);
        const long long good = arguments.integer("GOOD", 1, size);
        const auto n = static_cast<std::size_t>(size);
        Board gate = empty_board(size);
        gate[0] = std::string(n, '*');
        for (std::size_t i = 0; i < static_cast<std::size_t>(good); ++i) {
            gate[0][(n - static_cast<std::size_t>(good)) / 2 + i] = '.';
        }
        const long long count = arguments.integer("K", 1, std::min(10LL, size));
        print_each_with_a_bad_square(gate, 1, count, random);
    } else if (what == "shelter") {
        do {
            Board board = empty_board(arguments.integer("N", 3, 15));
            for (std::size_t row = board.size() / 3; row < board.size() * 2 / 3; ++row) {
                for (std::size_t column = row % 2; column < board.size(); column += 2) {
                    board[row][column] = '*';
                }
            }
            print(board);
        } while (!arguments.at_end());
    } else {
        std::cerr << "'" << what << "' is not known\n";
        return 1;
    }
    arguments.end();
    std::cout << "0\n";
}
