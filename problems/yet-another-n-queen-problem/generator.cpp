// Boards of Yet Another N-Queen Problem; each has a completion.
//
//   every-set LOW HIGH      for each N every set of queens that stand together in a placement
//   empty LOW HIGH          for each N the board without a queen
//   random SEED COUNT LOW HIGH OPEN_LOW OPEN_HIGH KIND...
//                           COUNT boards, N from LOW to HIGH: placements without the queens of
//                           OPEN_LOW to OPEN_HIGH rows, the kinds in turn: taken off anywhere, at
//                           the top, at the bottom, or in the middle
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <vector>

#include "generating.h"

namespace {

using testdata::Random;

// columns[row]; columns count from 1, 0 stands for no queen.
using Placement = std::vector<int>;

void print(const Placement& columns) {
    std::cout << columns.size();
    for (const int column : columns) std::cout << ' ' << column;
    std::cout << '\n';
}

bool is_attacked(const Placement& above, int column) {
    for (std::size_t row = 0; row < above.size(); ++row) {
        const int distance = static_cast<int>(above.size() - row);
        if (above[row] == column || std::abs(above[row] - column) == distance) return true;
    }
    return false;
}

void add_placements(int n, Placement& above, std::vector<Placement>& all) {
    if (above.size() == static_cast<std::size_t>(n)) {
        all.push_back(above);
        return;
    }
    for (int column = 1; column <= n; ++column) {
        if (is_attacked(above, column)) continue;
        above.push_back(column);
        add_placements(n, above, all);
        above.pop_back();
    }
}

void print_every_set(int n) {
    Placement above;
    std::vector<Placement> placements;
    add_placements(n, above, placements);
    std::set<Placement> sets;
    for (const Placement& placement : placements) {
        for (unsigned rows = 0; rows < 1U << n; ++rows) {
            Placement kept = placement;
            for (std::size_t row = 0; row < kept.size(); ++row) {
                if ((rows >> row & 1U) == 0) kept[row] = 0;
            }
            sets.insert(kept);
        }
    }
    for (const Placement& set : sets) print(set);
}

// Pairs of neighbours on a common diagonal, over all diagonals.
int conflicts(const Placement& columns) {
    const std::size_t n = columns.size();
    std::vector<int> falling(2 * n), rising(2 * n);
    int found = 0;
    for (std::size_t row = 0; row < n; ++row) {
        const auto column = static_cast<std::size_t>(columns[row] - 1);
        found += falling[n + column - row]++ > 0;
        found += rising[row + column]++ > 0;
    }
    return found;
}

// A permutation whose columns change places as long as that does not add conflicts.
Placement random_placement(int n, Random& random) {
    for (;;) {
        Placement columns = random.permutation(n);
        for (int& column : columns) ++column;
        int now = conflicts(columns);
        for (int tries = 0; tries < 20 * n * n && now > 0; ++tries) {
            const auto a = static_cast<std::size_t>(random.integer(0, n - 1));
            const auto b = static_cast<std::size_t>(random.integer(0, n - 1));
            std::swap(columns[a], columns[b]);
            const int then = conflicts(columns);
            if (then <= now) {
                now = then;
            } else {
                std::swap(columns[a], columns[b]);
            }
        }
        if (now == 0) return columns;
    }
}

Placement random_board(int n, int open, const std::string& kind, Random& random) {
    std::vector<int> rows;
    if (kind == "anywhere") {
        rows = random.permutation(n);
        rows.resize(static_cast<std::size_t>(open));
    } else if (kind == "top" || kind == "middle" || kind == "bottom") {
        const int first = kind == "top" ? 0 : kind == "bottom" ? n - open : (n - open) / 2;
        for (int row = first; row < first + open; ++row) rows.push_back(row);
    } else {
        std::cerr << "kind '" << kind << "' is not known\n";
        std::exit(1);
    }
    Placement columns = random_placement(n, random);
    for (const int row : rows) columns[static_cast<std::size_t>(row)] = 0;
    return columns;
}

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const auto integer = [&](const char* name, int low, int high) {
        return static_cast<int>(arguments.integer(name, low, high));
    };
    const std::string what = arguments.word("what");
    if (what == "random") {
        Random random(arguments.seed());
        const int count = integer("count", 1, 1000);
        const int low = integer("low", 4, 50);
        const int high = integer("high", low, 50);
        const int open_low = integer("open low", 0, 50);
        const int open_high = integer("open high", open_low, 50);
        std::vector<std::string> kinds;
        do {
            kinds.push_back(arguments.word("kind"));
        } while (!arguments.at_end());
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            const int n = static_cast<int>(random.integer(low, high));
            const int open = static_cast<int>(random.integer(open_low, open_high));
            print(random_board(n, std::min(n, open), kinds[i % kinds.size()], random));
        }
        return 0;
    }
    const int low = integer("low", 4, 50);
    const int high = integer("high", low, what == "every-set" ? 7 : 50);
    arguments.end();
    for (int n = low; n <= high; ++n) {
        if (what == "every-set") {
            print_every_set(n);
        } else if (what == "empty") {
            print(Placement(static_cast<std::size_t>(n)));
        } else {
            std::cerr << "'" << what << "' is not known\n";
            return 1;
        }
    }
}
