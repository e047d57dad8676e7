// Boards of N-Queen (Hard).
//
//   free SEED N COUNT WHERE      COUNT queens that leave each other alone, each on a random square
//                                that no other attacks; perhaps they cannot be completed
//   part SEED N COUNT WHERE      COUNT queens of a random placement, which completes them
//
// WHERE the queens stand: anywhere; in the top rows, or the bottom rows, one in each; in the
// corners, off the middle 3/5 of the rows and columns; inside, off the outer quarters; in one
// quarter of the board.
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "generating.h"

namespace {

using testdata::Random;

// columns[row], from 0; -1 stands for no queen.
using Placement = std::vector<int>;

int column_of(const Placement& columns, int row) { return columns[static_cast<std::size_t>(row)]; }

// Pairs of queens that attack each other, the one of this row among them.
int attacks(const Placement& columns, int row) {
    const int column = column_of(columns, row);
    int found = 0;
    for (int other = 0; other < static_cast<int>(columns.size()); ++other) {
        const int other_column = column_of(columns, other);
        if (other == row || other_column < 0 || column < 0) continue;
        found += other_column == column || std::abs(other_column - column) == std::abs(other - row);
    }
    return found;
}

bool is_there(const std::string& where, int n, int row, int column) {
    const auto is_outer = [n](int line, int part) {
        return line < n / part || line >= n - n / part;
    };
    if (where == "anywhere" || where == "top" || where == "bottom") return true;
    if (where == "corners") return is_outer(row, 5) && is_outer(column, 5);
    if (where == "inside") return !is_outer(row, 4) && !is_outer(column, 4);
    if (where == "quarter") return row < n / 2 && column < n / 2;
    std::cerr << "'" << where << "' is no place\n";
    std::exit(1);
}

Placement free_queens(Random& random, int n, int count, const std::string& where) {
    for (;;) {
        Placement columns(static_cast<std::size_t>(n), -1);
        int placed = 0;
        for (int tries = 0; tries < 2000 && placed < count; ++tries) {
            int row = static_cast<int>(random.integer(0, n - 1));
            if (where == "top") row = placed;
            if (where == "bottom") row = n - 1 - placed;
            const int column = static_cast<int>(random.integer(0, n - 1));
            int& place = columns[static_cast<std::size_t>(row)];
            if (place >= 0 || !is_there(where, n, row, column)) continue;
            place = column;
            if (attacks(columns, row) > 0) {
                place = -1;
            } else {
                ++placed;
            }
        }
        if (placed == count) return columns;
    }
}

// A permutation whose columns change places as long as that does not add attacks.
Placement random_placement(Random& random, int n) {
    for (;;) {
        Placement columns = random.permutation(n);
        const auto all_attacks = [&] {
            int found = 0;
            for (int row = 0; row < n; ++row) found += attacks(columns, row);
            return found;
        };
        int now = all_attacks();
        for (int tries = 0; tries < 20 * n * n && now > 0; ++tries) {
            const auto a = static_cast<std::size_t>(random.integer(0, n - 1));
            const auto b = static_cast<std::size_t>(random.integer(0, n - 1));
            std::swap(columns[a], columns[b]);
            const int then = all_attacks();
            if (then > now) {
                std::swap(columns[a], columns[b]);
            } else {
                now = then;
            }
        }
        if (now == 0) return columns;
    }
}

Placement part_of_placement(Random& random, int n, int count, const std::string& where) {
    for (;;) {
        const Placement all = random_placement(random, n);
        Placement columns(all.size(), -1);
        std::vector<int> rows = random.permutation(n);
        if (where == "top" || where == "bottom") {
            for (int i = 0; i < n; ++i) {
                rows[static_cast<std::size_t>(i)] = where == "top" ? i : n - 1 - i;
            }
        }
        int placed = 0;
        for (const int row : rows) {
            if (placed == count || !is_there(where, n, row, column_of(all, row))) continue;
            columns[static_cast<std::size_t>(row)] = column_of(all, row);
            ++placed;
        }
        if (placed == count) return columns;
    }
}

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    Random random(arguments.seed());
    const int n = static_cast<int>(arguments.integer("N", 1, 30));
    const int count = static_cast<int>(arguments.integer("count", 0, n - 1));
    const std::string where = arguments.word("where");
    arguments.end();
    if (what != "free" && what != "part") {
        std::cerr << "'" << what << "' is not known\n";
        return 1;
    }
    const Placement columns = what == "free" ? free_queens(random, n, count, where)
                                             : part_of_placement(random, n, count, where);
    std::cout << n << '\n';
    for (int row = 0; row < n; ++row) {
        std::cout << column_of(columns, row) + 1 << (row + 1 < n ? ' ' : '\n');
    }
}
