// Cases of Chess Queen.
//
//   all SIDE                           every board with sides up to SIDE, by rows
//   random SEED COUNT SIDE [SHORTEST]  COUNT boards with random sides from SHORTEST, or 1, to SIDE
#include <iostream>
#include <string>

#include "generating.h"

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    if (what == "all") {
        const long long side = arguments.integer("side", 1, 70);
        arguments.end();
        for (long long rows = 1; rows <= side; ++rows) {
            for (long long columns = 1; columns <= side; ++columns) {
                std::cout << rows << ' ' << columns << '\n';
            }
        }
    } else {
        testdata::Random random(arguments.seed());
        const long long count = arguments.integer("count", 1, 5000);
        const long long side = arguments.integer("side", 1, 1000000);
        const long long shortest =
            arguments.at_end() ? 1 : arguments.integer("shortest side", 1, side);
        arguments.end();
        for (long long i = 0; i < count; ++i) {
            const long long rows = random.integer(shortest, side);
            std::cout << rows << ' ' << random.integer(shortest, side) << '\n';
        }
    }
    std::cout << "0 0\n";
}
