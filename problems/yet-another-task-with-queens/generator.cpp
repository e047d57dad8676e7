// Cases of Yet Another Task with Queens.
//
//   random SEED N M           M different squares of an N x N board
//   block N HEIGHT WIDTH      every square of a block, top left in row 2, column 3, in order
//   star SEED N ARM           a square in the middle and ARM squares in each of the eight ways
//   stars SEED N ARM M        the same, then random squares up to M in all
//   lines SEED N              a full row, a full column and both long diagonals
//   row SEED N R              all of row R
//   diagonal SEED N           all of the main falling diagonal
//   frame SEED N              the squares along the edge
//   peaceful SEED N           N queens that do not see each other; N mod 6 is neither 2 nor 3
//   mirror SEED N M           M random squares, and their mirror images in the falling main diagonal
//
// All but block are shuffled.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "generating.h"

namespace {

using Square = std::pair<long long, long long>;  // row and column, from 1

void add_star(std::set<Square>& squares, long long n, long long arm) {
    const long long middle = (n + 1) / 2;
    for (long long step = -arm; step <= arm; ++step) {
        squares.insert({middle, middle + step});
        squares.insert({middle + step, middle});
        squares.insert({middle + step, middle + step});
        squares.insert({middle + step, middle - step});
    }
}

void add_random(std::set<Square>& squares, testdata::Random& random, long long n, long long count) {
    while (static_cast<long long>(squares.size()) < count) {
        const long long row = random.integer(1, n);
        squares.insert({row, random.integer(1, n)});
    }
}

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    std::set<Square> squares;
    long long n = 0;
    if (what == "block") {
        n = arguments.integer("n", 4, 100000);
        const long long height = arguments.integer("height", 1, n - 1);
        const long long width = arguments.integer("width", 1, n - 2);
        for (long long row = 2; row < 2 + height; ++row) {
            for (long long column = 3; column < 3 + width; ++column) squares.insert({row, column});
        }
        arguments.end();
        std::cout << n << ' ' << squares.size() << '\n';
        for (const auto& [row, column] : squares) std::cout << row << ' ' << column << '\n';
        return 0;
    }
    testdata::Random random(arguments.seed());
    n = arguments.integer("n", 1, 100000);
    const auto count_up_to = [&](long long high) {
        return arguments.integer("m", 1, std::min(high, 100000LL));
    };
    if (what == "random") {
        add_random(squares, random, n, count_up_to(n * n));
    } else if (what == "star") {
        add_star(squares, n, arguments.integer("arm", 0, (n - 1) / 2));
    } else if (what == "stars") {
        add_star(squares, n, arguments.integer("arm", 0, (n - 1) / 2));
        add_random(squares, random, n, count_up_to(n * n));
    } else if (what == "lines") {
        for (long long i = 1; i <= n; ++i) {
            squares.insert({i, i});
            squares.insert({i, n + 1 - i});
            squares.insert({n / 3 + 1, i});
            squares.insert({i, n / 4 + 1});
        }
    } else if (what == "row") {
        const long long row = arguments.integer("row", 1, n);
        for (long long i = 1; i <= n; ++i) squares.insert({row, i});
    } else if (what == "diagonal") {
        for (long long i = 1; i <= n; ++i) squares.insert({i, i});
    } else if (what == "frame") {
        for (long long i = 1; i <= n; ++i) squares.insert({{1, i}, {n, i}, {i, 1}, {i, n}});
    } else if (what == "peaceful") {
        for (long long row = 1; row <= n; ++row) {
            squares.insert({row, 2 * row <= n ? 2 * row : 2 * (row - n / 2) - 1});
        }
    } else if (what == "mirror") {
        const long long count = count_up_to(n * n / 4);
        for (long long i = 0; i < count; ++i) {
            const long long row = random.integer(1, n), column = random.integer(1, n);
            squares.insert({{row, column}, {column, row}});
        }
    } else {
        std::cerr << "'" << what << "' is not known\n";
        return 1;
    }
    arguments.end();
    std::vector<Square> order(squares.begin(), squares.end());
    random.shuffle(order);
    std::cout << n << ' ' << order.size() << '\n';
    for (const auto& [row, column] : order) std::cout << row << ' ' << column << '\n';
}
