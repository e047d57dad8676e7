// Assiut Chess (Codeforces 1557E): kings of one taste.
//   anywhere TASTE GAMES SEED   undecided ones; their seeds are SEED, SEED + 1, ...
//   squares TASTE GAMES SEED    kings on different squares
#include <iostream>
#include <string>
#include <vector>

#include "generating.h"

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const bool on_squares = arguments.word("place") == "squares";
    const std::string taste = arguments.word("taste");
    const long long games = arguments.integer("games", 1, 60);
    const long long seed = arguments.integer("seed", 0, 999900);
    arguments.end();
    const std::vector<int> squares =
        testdata::Random(static_cast<std::uint64_t>(seed)).permutation(64);
    std::cout << games << '\n';
    for (long long game = 0; game < games; ++game) {
        const int square = squares[static_cast<std::size_t>(game)];
        if (on_squares) std::cout << "at " << square / 8 + 1 << ' ' << square % 8 + 1;
        if (!on_squares) std::cout << "anywhere";
        std::cout << ' ' << taste << ' ' << seed + game << '\n';
    }
}
