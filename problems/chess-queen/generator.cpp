// Cases of Chess Queen.
//
//   all SIDE                 every board with sides up to SIDE, by rows
//   random SEED COUNT SIDE   COUNT boards with random sides up to SIDE
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
        arguments.end();
        for (long long i = 0; i < count; ++i) {
            const long long rows = random.integer(1, side);
            std::cout << rows << ' ' << random.integer(1, side) << '\n';
        }
    }
    std::cout << "0 0\n";
}
