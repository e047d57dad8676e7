// Cases of Guarding the Chessboard.
//
//   every-board N M              all boards of N x M squares, at most 9 of them
//   every-board-from N M A B     those of them with numbers from A to B - 1
//   full N LOW HIGH              full boards of N x LOW to N x HIGH squares
//   empty LOW HIGH               boards without a mark, N from LOW to HIGH, M the other way round
//   one-mark SEED COUNT LOW HIGH    boards with a single mark
//   random SEED COUNT LOW HIGH P    boards of random size, P in 100 squares marked
//   square SEED COUNT N P           N x N boards, P in 100 squares marked
//   exact SEED COUNT LOW HIGH Q     the squares that Q queens do not guard
//   lines SEED COUNT LOW HIGH       all squares of some rows, columns or diagonals
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "generating.h"

namespace {

using Board = std::vector<std::string>;

Board blank(long long n, long long m, char letter) {
    return Board(static_cast<std::size_t>(n), std::string(static_cast<std::size_t>(m), letter));
}

void print(const Board& board) {
    std::cout << board.size() << ' ' << board[0].size() << '\n';
    for (const std::string& line : board) std::cout << line << '\n';
}

// Sets the squares that a queen there guards, or those of one of her lines: 0 row, 1 column,
// 2 falling, 3 rising; 4 all of them.
void set_lines(Board& board, int row, int column, long long which, char letter) {
    for (int r = 0; r < static_cast<int>(board.size()); ++r) {
        std::string& line = board[static_cast<std::size_t>(r)];
        for (int c = 0; c < static_cast<int>(line.size()); ++c) {
            const bool on[] = {r == row, c == column, c - r == column - row, r + c == row + column};
            for (long long i = 0; i < 4; ++i) {
                if (on[i] && (which == i || which == 4)) line[static_cast<std::size_t>(c)] = letter;
            }
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    if (what == "every-board" || what == "every-board-from") {
        const long long n = arguments.integer("n", 2, 4);
        const long long m = arguments.integer("m", 2, 9 / n);
        const long long all = 1LL << (n * m);
        const bool part = what == "every-board-from";
        const long long from = part ? arguments.integer("a", 0, all) : 0;
        const long long to = part ? arguments.integer("b", from, all) : all;
        arguments.end();
        for (long long number = from; number < to; ++number) {
            Board board = blank(n, m, '.');
            for (long long i = 0; i < n * m; ++i) {
                if (number >> i & 1) {
                    board[static_cast<std::size_t>(i / m)][static_cast<std::size_t>(i % m)] = 'X';
                }
            }
            print(board);
        }
    } else if (what == "full") {
        const long long n = arguments.integer("n", 2, 9);
        const long long low = arguments.integer("low", 2, 9);
        const long long high = arguments.integer("high", low, 9);
        arguments.end();
        for (long long m = low; m <= high; ++m) print(blank(n, m, 'X'));
    } else if (what == "empty") {
        const long long low = arguments.integer("low", 2, 9);
        const long long high = arguments.integer("high", low, 9);
        arguments.end();
        for (long long n = low; n <= high; ++n) print(blank(n, low + high - n, '.'));
    } else {
        testdata::Random random(arguments.seed());
        const long long count = arguments.integer("count", 1, 500);
        const long long low = arguments.integer("low", 2, 9);
        const long long high = what == "square" ? low : arguments.integer("high", low, 9);
        const bool by_share = what == "square" || what == "random";
        const long long number = by_share ? arguments.integer("p", 0, 100)
                                 : what == "exact" ? arguments.integer("q", 1, 5) : 0;
        arguments.end();
        for (long long i = 0; i < count; ++i) {
            const long long n = random.integer(low, high), m = random.integer(low, high);
            const auto row = [&] { return static_cast<int>(random.integer(0, n - 1)); };
            const auto column = [&] { return static_cast<int>(random.integer(0, m - 1)); };
            Board board = blank(n, m, what == "exact" ? 'X' : '.');
            if (by_share) {
                for (std::string& line : board) {
                    for (char& letter : line) {
                        if (random.integer(1, 100) <= number) letter = 'X';
                    }
                }
            } else if (what == "one-mark") {
                const int r = row();
                board[static_cast<std::size_t>(r)][static_cast<std::size_t>(column())] = 'X';
            } else if (what == "exact") {
                for (long long queen = 0; queen < number; ++queen) {
                    const int r = row();
                    set_lines(board, r, column(), 4, '.');
                }
            } else if (what == "lines") {
                for (long long lines = random.integer(1, 5); lines > 0; --lines) {
                    const int r = row(), c = column();
                    set_lines(board, r, c, random.integer(0, 3), 'X');
                }
            } else {
                std::cerr << "'" << what << "' is not known\n";
                return 1;
            }
            print(board);
        }
    }
    std::cout << "0\n";
}
