// Cases of Chessboard and Queens.
//
//   random SEED PERCENT   each square is reserved with this probability
//   placements SEED K     the squares of K random placements are free, all others reserved
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "generating.h"

namespace {

constexpr std::size_t kSize = 8;

using Board = std::vector<std::string>;

bool is_peaceful(const std::vector<int>& column) {
    for (std::size_t b = 0; b < column.size(); ++b) {
        for (std::size_t a = 0; a < b; ++a) {
            if (std::abs(column[b] - column[a]) == static_cast<int>(b - a)) return false;
        }
    }
    return true;
}

Board random_squares(testdata::Random& random, long long percent) {
    Board board(kSize, std::string(kSize, '.'));
    for (std::string& row : board) {
        for (char& square : row) {
            if (random.integer(1, 100) <= percent) square = '*';
        }
    }
    return board;
}

Board random_placements(testdata::Random& random, long long count) {
    Board board(kSize, std::string(kSize, '*'));
    while (count > 0) {
        const std::vector<int> column = random.permutation(static_cast<int>(kSize));
        if (!is_peaceful(column)) continue;
        for (std::size_t row = 0; row < kSize; ++row) {
            board[row][static_cast<std::size_t>(column[row])] = '.';
        }
        --count;
    }
    return board;
}

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    testdata::Random random(arguments.seed());
    Board board;
    if (what == "random") {
        board = random_squares(random, arguments.integer("percent", 0, 100));
    } else if (what == "placements") {
        board = random_placements(random, arguments.integer("K", 0, 92));
    } else {
        std::cerr << "'" << what << "' is not known\n";
        return 1;
    }
    arguments.end();
    for (const std::string& row : board) std::cout << row << '\n';
}
