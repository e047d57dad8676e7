// Cases of the 8 Queens Chess Problem.
//
//   row-by-row           all 64 squares, as one reads
//   backwards            all 64 squares, the columns from the right, each from the bottom
//   squares SEED COUNT   COUNT random squares, some of them more than once
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "generating.h"

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    std::vector<std::pair<int, int>> squares;  // row and column, from 1
    for (int square = 0; square < 64; ++square) {
        squares.emplace_back(square / 8 + 1, square % 8 + 1);
    }
    if (what == "backwards") {
        for (auto& [row, column] : squares) std::swap(row, column);
        std::reverse(squares.begin(), squares.end());
    } else if (what == "squares") {
        testdata::Random random(arguments.seed());
        squares.resize(static_cast<std::size_t>(arguments.integer("count", 1, 100)));
        for (auto& [row, column] : squares) {
            row = static_cast<int>(random.integer(1, 8));
            column = static_cast<int>(random.integer(1, 8));
        }
    } else if (what != "row-by-row") {
        std::cerr << "'" << what << "' is not known\n";
        return 1;
    }
    arguments.end();
    std::cout << squares.size() << '\n';
    for (const auto& [row, column] : squares) std::cout << '\n' << row << ' ' << column << '\n';
}
