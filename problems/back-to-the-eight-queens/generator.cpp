// Cases of Back to the 8-Queens.
//
//   peaceful                   the 92 placements in order
//   one-moved                  the first placement, one queen on each other square of her column
//   rows-and-diagonals         all queens in one row, and on the two long diagonals
//   random SEED COUNT          COUNT lines of any rows
//   permutations SEED COUNT    COUNT lines of different rows
//   at-distance SEED COUNT X   COUNT different lines that need X moves, X from 1 to 6
//   seven-moves                every line that needs 7 moves, of all 8^8
#include <algorithm>
#include <array>
#include <iostream>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "generating.h"

namespace {

using Queens = std::vector<long long>;  // the row of the queen in each column, from 1

std::vector<Queens> placements() {
    std::vector<Queens> found;
    Queens rows(8);
    std::iota(rows.begin(), rows.end(), 1);
    do {
        bool peaceful = true;
        for (std::size_t a = 0; a < 8; ++a) {
            for (std::size_t b = a + 1; b < 8; ++b) {
                const auto apart = static_cast<long long>(b - a);
                if (rows[a] - rows[b] == apart || rows[b] - rows[a] == apart) peaceful = false;
            }
        }
        if (peaceful) found.push_back(rows);
    } while (std::next_permutation(rows.begin(), rows.end()));
    return found;
}

long long distance(const Queens& queens, const std::vector<Queens>& all) {
    long long least = 8;
    for (const Queens& other : all) {
        long long moves = 0;
        for (std::size_t column = 0; column < 8; ++column) moves += queens[column] != other[column];
        least = std::min(least, moves);
    }
    return least;
}

Queens random(testdata::Random& dice) {
    Queens queens(8);
    for (long long& row : queens) row = dice.integer(1, 8);
    return queens;
}

void print(const Queens& queens) {
    for (std::size_t column = 0; column < 8; ++column) {
        std::cout << queens[column] << (column < 7 ? ' ' : '\n');
    }
}

// Whether some placement has both queens, those in columns a and b.
bool may_both_stay(const Queens& queens, std::size_t a, std::size_t b,
                   const std::vector<Queens>& all) {
    for (const Queens& other : all) {
        if (other[a] == queens[a] && other[b] == queens[b]) return true;
    }
    return false;
}

// Prints the ways to fill the columns from column on so that no two queens may both stay.
void print_all_of_seven(Queens& queens, std::size_t column, const std::vector<Queens>& all) {
    if (column == 8) return print(queens);
    for (long long row = 1; row <= 8; ++row) {
        queens[column] = row;
        bool fits = true;
        for (std::size_t other = 0; other < column; ++other) {
            fits = fits && !may_both_stay(queens, other, column, all);
        }
        if (fits) print_all_of_seven(queens, column + 1, all);
    }
}

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    if (what == "peaceful") {
        for (const Queens& queens : placements()) print(queens);
    } else if (what == "one-moved") {
        const Queens first = placements().front();
        for (std::size_t column = 0; column < 8; ++column) {
            Queens queens = first;
            for (long long row = 1; row <= 8; ++row) {
                queens[column] = row;
                if (queens != first) print(queens);
            }
        }
    } else if (what == "rows-and-diagonals") {
        for (long long row = 1; row <= 8; ++row) print(Queens(8, row));
        print({1, 2, 3, 4, 5, 6, 7, 8});
        print({8, 7, 6, 5, 4, 3, 2, 1});
    } else if (what == "random" || what == "permutations") {
        testdata::Random dice(arguments.seed());
        for (long long left = arguments.integer("COUNT", 1, 999); left > 0; --left) {
            Queens queens{1, 2, 3, 4, 5, 6, 7, 8};
            dice.shuffle(queens);
            print(what == "random" ? random(dice) : queens);
        }
    } else if (what == "seven-moves") {
        Queens queens(8);
        print_all_of_seven(queens, 0, placements());
    } else if (what == "at-distance") {
        testdata::Random dice(arguments.seed());
        long long left = arguments.integer("COUNT", 1, 999);
        const long long moves = arguments.integer("X", 1, 6);
        const std::vector<Queens> all = placements();
        std::set<Queens> printed;
        while (left > 0) {
            Queens queens = random(dice);
            if (moves < 5) {  // start from a placement: too few others are that near
                const Queens near = all[static_cast<std::size_t>(dice.integer(0, 91))];
                for (std::size_t column = 0; column < 8; ++column) {
                    if (dice.integer(1, 8) > moves) queens[column] = near[column];
                }
            }
            if (distance(queens, all) != moves || !printed.insert(queens).second) continue;
            print(queens);
            --left;
        }
    } else {
        std::cerr << "'" << what << "' is not known\n";
        return 1;
    }
    arguments.end();
}
