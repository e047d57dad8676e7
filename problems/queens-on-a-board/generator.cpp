// Cases of Queens on a Board.
//
//   all N M                  every board of that size, at most 64 of them
//   few-walls N M WALLS      every board of that size with at most so many walls
//   empty-sizes NMAX         the boards without walls with 1 to NMAX rows and 1 to 5 columns
//   empty T N M              T boards without walls
//   patterns N               50 boards with N rows and 1 to 5 columns, ten patterns of each
//   random SEED T N M PERCENT...    T boards, the shares of walls in turn
//   sizes SEED T             T boards of random size, with a random share of walls each
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "generating.h"

namespace {

using Board = std::vector<std::string>;

template <typename IsWall>
Board make_board(long long rows, long long columns, IsWall is_wall) {
    Board board;
    for (long long row = 0; row < rows; ++row) {
        board.emplace_back();
        for (long long column = 0; column < columns; ++column) {
            board.back() += is_wall(row, column) ? '#' : '.';
        }
    }
    return board;
}

Board empty(long long rows, long long columns) {
    return make_board(rows, columns, [](long long, long long) { return false; });
}

// A wall where the bit of the square is set, in reading order.
Board numbered(long long rows, long long columns, unsigned bits) {
    return make_board(rows, columns, [&](long long row, long long column) {
        return (bits >> (row * columns + column) & 1) != 0;
    });
}

Board random(testdata::Random& dice, long long rows, long long columns, long long percent) {
    return make_board(rows, columns,
                      [&](long long, long long) { return dice.integer(1, 100) <= percent; });
}

Board pattern(int kind, long long rows, long long columns) {
    return make_board(rows, columns, [&](long long row, long long column) {
        switch (kind) {
            case 0:
                return (row + column) % 2 == 0;  // as on a chessboard
            case 1:
                return row % 2 == 1;  // full rows
            case 2:
                return column % 2 == 1;  // full columns
            case 3:
                return row % 2 == 1 && column % 2 == 1;  // posts
            case 4:
                return row % columns == column;  // falling diagonals
            case 5:
                return (row + column) % columns == 0;  // rising diagonals
            case 6:
                return row % 7 == 6 && column != columns / 2;  // full rows with a gate
            case 7:
                return row == rows / 2 && column > 0;  // one such row
            case 8:
                return column == columns / 2 && row % 5 != 4;  // a column with gates
            default:
                return true;  // nothing but walls
        }
    });
}

void print(const std::vector<Board>& boards) {
    std::cout << boards.size() << '\n';
    for (const Board& board : boards) {
        std::cout << board.size() << ' ' << board[0].size() << '\n';
        for (const std::string& row : board) std::cout << row << '\n';
    }
}

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    std::vector<Board> boards;
    if (what == "all" || what == "few-walls") {
        const long long n = arguments.integer("N", 1, 5);
        const long long m = arguments.integer("M", 1, 5);
        const long long most = what == "all" ? n * m : arguments.integer("WALLS", 0, 25);
        for (unsigned bits = 0; bits < 1U << (n * m); ++bits) {
            long long walls = 0;
            for (unsigned rest = bits; rest != 0; rest &= rest - 1) ++walls;
            if (walls <= most) boards.push_back(numbered(n, m, bits));
        }
    } else if (what == "empty-sizes") {
        const long long most = arguments.integer("NMAX", 1, 20);
        for (long long n = 1; n <= most; ++n) {
            for (long long m = 1; m <= 5; ++m) boards.push_back(empty(n, m));
        }
    } else if (what == "empty") {
        const long long count = arguments.integer("T", 1, 100);
        const long long n = arguments.integer("N", 1, 50);
        const long long m = arguments.integer("M", 1, 5);
        for (long long i = 0; i < count; ++i) boards.push_back(empty(n, m));
    } else if (what == "patterns") {
        const long long n = arguments.integer("N", 1, 50);
        for (long long m = 1; m <= 5; ++m) {
            for (int kind = 0; kind < 10; ++kind) boards.push_back(pattern(kind, n, m));
        }
    } else if (what == "random") {
        testdata::Random dice(arguments.seed());
        const auto count = static_cast<std::size_t>(arguments.integer("T", 1, 100));
        const long long n = arguments.integer("N", 1, 50);
        const long long m = arguments.integer("M", 1, 5);
        std::vector<long long> percent;
        do {
            percent.push_back(arguments.integer("PERCENT", 0, 100));
        } while (!arguments.at_end());
        for (std::size_t i = 0; i < count; ++i) {
            boards.push_back(random(dice, n, m, percent[i % percent.size()]));
        }
    } else if (what == "sizes") {
        testdata::Random dice(arguments.seed());
        const long long count = arguments.integer("T", 1, 100);
        for (long long i = 0; i < count; ++i) {
            const long long n = dice.integer(1, 50);
            const long long m = dice.integer(1, 5);
            boards.push_back(random(dice, n, m, dice.integer(0, 60)));
        }
    } else {
        std::cerr << "'" << what << "' is not known\n";
        return 1;
    }
    arguments.end();
    print(boards);
}
