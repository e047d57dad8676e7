// Cases of the N Queens Puzzle.
//
//   all-placements FIRST COUNT       placements on 4 x 4 by number, the last column fastest
//   all-permutations N               of the rows of an N x N board, in order; N = 5
//   all-peaceful N                   every right placement of an N x N board, N from 4 to 8
//   every-n LOW HIGH                 one right placement of each size: even rows, then odd rows
//   lines SEED K LOW HIGH KIND...    K random lines with N from LOW to HIGH, the kinds in turn
//
// Kinds of lines:
//
//   peaceful        a right placement
//   random          any row in each column
//   swapped         a right placement, then two queens change their rows
//   shifted         a right placement, then all queens move down some rows, round the edge
//   row             one pair of queens in conflict: two in the same row
//   rows-same-sum   conflicts in rows only, and the sum of the rows is that of 1 to N
//   falling, rising        one pair in conflict, on such a diagonal
//   far                    one pair in conflict, on a diagonal, 3/4 of the columns apart
//   first-queen, last-queen   one pair in conflict, on a diagonal: that queen and one further off
//   first-pair, last-pair, ends   one pair in conflict, on a diagonal: the first or last two columns,
//                             or the first and the last; N from 12
//   one-row, last-row, main-falling, main-rising   all queens in one line
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

#include "generating.h"

namespace {

using testdata::Random;

// rows[column], both from 0.
using Placement = std::vector<int>;

int size_of(const Placement& rows) { return static_cast<int>(rows.size()); }

int& at(Placement& rows, int column) { return rows[static_cast<std::size_t>(column)]; }

void print(const Placement& rows) {
    std::cout << rows.size();
    for (const int row : rows) std::cout << ' ' << row + 1;
    std::cout << '\n';
}

// How many queens stand on each row and diagonal; a conflict is a queen beyond the first.
class Counts {
public:
    explicit Counts(int n) : n_(n), row_(size(n)), falling_(size(2 * n)), rising_(size(2 * n)) {}

    explicit Counts(const Placement& rows) : Counts(size_of(rows)) {
        for (int column = 0; column < n_; ++column) {
            add(rows[static_cast<std::size_t>(column)], column);
        }
    }

    void add(int row, int column) {
        row_conflicts_ += row_[size(row)]++ > 0;
        diagonal_conflicts_ += falling_[size(column - row + n_)]++ > 0;
        diagonal_conflicts_ += rising_[size(row + column)]++ > 0;
    }

    void remove(int row, int column) {
        row_conflicts_ -= --row_[size(row)] > 0;
        diagonal_conflicts_ -= --falling_[size(column - row + n_)] > 0;
        diagonal_conflicts_ -= --rising_[size(row + column)] > 0;
    }

    int on_diagonals_of(int row, int column) const {
        return falling_[size(column - row + n_)] + rising_[size(row + column)];
    }

    int row_conflicts() const { return row_conflicts_; }
    int diagonal_conflicts() const { return diagonal_conflicts_; }
    int conflicts() const { return row_conflicts_ + diagonal_conflicts_; }

private:
    static std::size_t size(int value) { return static_cast<std::size_t>(value); }

    int n_;
    std::vector<int> row_, falling_, rising_;
    int row_conflicts_ = 0;
    int diagonal_conflicts_ = 0;
};

int pick(Random& random, int low, int high) { return static_cast<int>(random.integer(low, high)); }

// Even rows, then odd rows; three of them move when n mod 6 is 2 or 3.
Placement construct_peaceful(int n) {
    Placement even, odd;
    for (int row = 2; row <= n; row += 2) even.push_back(row);
    for (int row = 1; row <= n; row += 2) odd.push_back(row);
    if (n % 6 == 2) {  // 1 and 3 change places, 5 goes to the end
        std::swap(odd[0], odd[1]);
        if (n > 2) std::rotate(odd.begin() + 2, odd.begin() + 3, odd.end());
    } else if (n % 6 == 3) {  // 2 goes behind the even rows, 1 and 3 behind the odd ones
        std::rotate(even.begin(), even.begin() + 1, even.end());
        std::rotate(odd.begin(), odd.begin() + 2, odd.end());
    }
    even.insert(even.end(), odd.begin(), odd.end());
    for (int& row : even) --row;
    return even;
}

// A permutation whose first queens keep off each other's diagonals where a few tries find a row,
// then repaired by swaps that take conflicts away. Starts again when it gets stuck.
Placement random_peaceful(int n, Random& random) {
    for (;;) {
        Placement rows = random.permutation(n);
        Counts counts(n);
        for (int column = 0; column < n; ++column) {
            for (int tries = 0; tries < 50; ++tries) {
                const int other = pick(random, column, n - 1);
                std::swap(at(rows, column), at(rows, other));
                if (counts.on_diagonals_of(at(rows, column), column) == 0) break;
            }
            counts.add(at(rows, column), column);
        }
        int failures = 0;
        for (int column = 0; counts.conflicts() > 0 && failures < 20 * n;) {
            const int row = at(rows, column);
            if (counts.on_diagonals_of(row, column) == 2) {  // only the queen itself
                column = (column + 1) % n;
                continue;
            }
            const int before = counts.conflicts();
            const int other = pick(random, 0, n - 1);
            const int other_row = at(rows, other);
            if (other == column) continue;
            counts.remove(row, column);
            counts.remove(other_row, other);
            counts.add(other_row, column);
            counts.add(row, other);
            if (counts.conflicts() < before) {
                std::swap(at(rows, column), at(rows, other));
                continue;
            }
            ++failures;
            counts.remove(other_row, column);
            counts.remove(row, other);
            counts.add(row, column);
            counts.add(other_row, other);
        }
        if (counts.conflicts() == 0) return rows;
    }
}

// One conflict in all: the queens of two columns that choose() picks share a diagonal; direction
// 1 is falling, -1 rising.
template <typename Choose>
Placement one_diagonal_conflict(int n, Random& random, Choose choose) {
    for (;;) {
        const Placement peaceful = random_peaceful(n, random);
        for (int tries = 0; tries < 100; ++tries) {
            int left = 0, right = 0, direction = 0;
            choose(left, right, direction);
            Placement rows = peaceful;
            const int wanted = at(rows, left) + direction * (right - left);
            const auto partner = std::find(rows.begin(), rows.end(), wanted);
            if (partner == rows.end()) continue;
            std::swap(*partner, at(rows, right));
            if (Counts(rows).conflicts() == 1) return rows;
        }
    }
}

Placement one_row_conflict(int n, Random& random) {
    for (;;) {
        Placement rows = random_peaceful(n, random);
        for (int tries = 0; tries < 100; ++tries) {
            const int moved = pick(random, 0, n - 1);
            const int home = at(rows, moved);
            at(rows, moved) = at(rows, pick(random, 0, n - 1));
            const Counts counts(rows);
            if (counts.conflicts() == 1 && counts.row_conflicts() == 1) return rows;
            at(rows, moved) = home;
        }
    }
}

Placement row_conflicts_same_sum(int n, Random& random) {
    for (;;) {
        const Placement peaceful = random_peaceful(n, random);
        for (int tries = 0; tries < 300; ++tries) {
            Placement rows = peaceful;
            const int a = pick(random, 0, n - 1);
            const int b = pick(random, 0, n - 1);
            const int step = pick(random, 1, n - 1);
            if (a == b || at(rows, a) + step >= n || at(rows, b) - step < 0) continue;
            at(rows, a) += step;
            at(rows, b) -= step;
            const Counts counts(rows);
            if (counts.row_conflicts() > 0 && counts.diagonal_conflicts() == 0) return rows;
        }
    }
}

Placement placement_of_kind(const std::string& kind, int n, Random& random) {
    const auto any_direction = [&] { return pick(random, 0, 1) == 0 ? 1 : -1; };
    const auto diagonal_conflict = [&](int left_low, int left_high, int right_low, int right_high) {
        return one_diagonal_conflict(n, random, [&](int& left, int& right, int& direction) {
            left = pick(random, left_low, left_high);
            right = pick(random, std::max(right_low, left + 1), right_high);
            direction = any_direction();
        });
    };
    const auto conflict_in_direction = [&](int wanted) {
        return one_diagonal_conflict(n, random, [&](int& left, int& right, int& direction) {
            left = pick(random, 0, n - 2);
            right = pick(random, left + 1, n - 1);
            direction = wanted;
        });
    };
    if (kind == "peaceful") return random_peaceful(n, random);
    if (kind == "row") return one_row_conflict(n, random);
    if (kind == "rows-same-sum") return row_conflicts_same_sum(n, random);
    if (kind == "falling") return conflict_in_direction(1);
    if (kind == "rising") return conflict_in_direction(-1);
    if (kind == "far") return diagonal_conflict(0, n / 8, n / 8 + (3 * n + 3) / 4, n - 1);
    if (kind == "first-queen") return diagonal_conflict(0, 0, 2, n - 1);
    if (kind == "last-queen") return diagonal_conflict(0, n - 3, n - 1, n - 1);
    if (kind == "first-pair") return diagonal_conflict(0, 0, 1, 1);
    if (kind == "ends") return diagonal_conflict(0, 0, n - 1, n - 1);
    if (kind == "last-pair") return diagonal_conflict(n - 2, n - 2, n - 1, n - 1);

    Placement rows(static_cast<std::size_t>(n));
    if (kind == "random") {
        for (int& row : rows) row = pick(random, 0, n - 1);
    } else if (kind == "swapped") {
        rows = random_peaceful(n, random);
        const int a = pick(random, 0, n - 2);
        std::swap(at(rows, a), at(rows, pick(random, a + 1, n - 1)));
    } else if (kind == "shifted") {
        rows = random_peaceful(n, random);
        const int shift = pick(random, 1, n - 1);
        for (int& row : rows) row = (row + shift) % n;
    } else if (kind == "one-row") {
        std::fill(rows.begin(), rows.end(), pick(random, 0, n - 1));
    } else if (kind == "last-row") {
        std::fill(rows.begin(), rows.end(), n - 1);
    } else if (kind == "main-falling") {
        std::iota(rows.begin(), rows.end(), 0);
    } else if (kind == "main-rising") {
        std::iota(rows.rbegin(), rows.rend(), 0);
    } else {
        std::cerr << "kind '" << kind << "' is not known\n";
        std::exit(1);
    }
    return rows;
}

void print_all(const std::vector<Placement>& placements) {
    std::cout << placements.size() << '\n';
    for (const Placement& rows : placements) print(rows);
}

std::vector<Placement> permutations(int n) {
    std::vector<Placement> all;
    Placement rows(static_cast<std::size_t>(n));
    std::iota(rows.begin(), rows.end(), 0);
    do {
        all.push_back(rows);
    } while (std::next_permutation(rows.begin(), rows.end()));
    return all;
}

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const auto integer = [&](const char* name, int low, int high) {
        return static_cast<int>(arguments.integer(name, low, high));
    };
    const std::string what = arguments.word("what");
    std::vector<Placement> placements;
    if (what == "all-placements") {
        const int first = integer("first", 0, 254);
        const int count = integer("count", 2, std::min(200, 256 - first));
        for (int number = first; number < first + count; ++number) {
            placements.push_back({number / 64, number / 16 % 4, number / 4 % 4, number % 4});
        }
    } else if (what == "all-permutations") {
        placements = permutations(integer("n", 4, 5));
    } else if (what == "all-peaceful") {
        placements = permutations(integer("n", 4, 8));
        const auto attacked = [](const Placement& rows) { return Counts(rows).conflicts() > 0; };
        placements.erase(std::remove_if(placements.begin(), placements.end(), attacked),
                         placements.end());
    } else if (what == "every-n") {
        const int low = integer("low", 4, 999);
        const int high = integer("high", low + 1, std::min(1000, low + 199));
        for (int n = low; n <= high; ++n) placements.push_back(construct_peaceful(n));
    } else if (what == "lines") {
        Random random(arguments.seed());
        const int count = integer("K", 2, 200);
        const int low = integer("low", 4, 1000);
        const int high = integer("high", low, 1000);
        std::vector<std::string> kinds;
        do {
            kinds.push_back(arguments.word("kind"));
        } while (!arguments.at_end());
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            const int n = pick(random, low, high);
            placements.push_back(placement_of_kind(kinds[i % kinds.size()], n, random));
        }
    } else {
        std::cerr << "'" << what << "' is not known\n";
        return 1;
    }
    arguments.end();
    print_all(placements);
}
