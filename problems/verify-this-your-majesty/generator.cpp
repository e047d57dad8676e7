// Cases of Verify This, Your Majesty. Queens are listed in random order. What is said to be
// peaceful, and what column, row and far change, has N mod 6 neither 2 nor 3.
//
//   peaceful SEED N       that placement
//   column SEED N         one queen moved along her row; a column is all that she shares
//   row SEED N            one queen moved along her column; a row is all that she shares
//   falling SEED N        one queen in each row and column; one falling diagonal is all that is
//   shared rising SEED N         the same with one rising diagonal far SEED N            rows
//   rotated by one: queens far apart in the list attack each other
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "generating.h"

namespace {

struct Queen {
    long long column;
    long long row;
};

// Columns with rows 1, 3, 5, …, then 0, 2, 4, …
std::vector<Queen> stairs(long long n) {
    std::vector<Queen> queens;
    for (long long column = 0; column < n; ++column) {
        const long long odd = 2 * column + 1;
        queens.push_back({column, odd < n ? odd : odd - n - (n % 2 == 0 ? 1 : 0)});
    }
    return queens;
}

int lines_shared(const Queen& a, const Queen& b) {
    return (a.column == b.column ? 1 : 0) + (a.row == b.row ? 1 : 0) +
           (a.column - a.row == b.column - b.row ? 1 : 0) +
           (a.column + a.row == b.column + b.row ? 1 : 0);
}

bool shares(const std::string& what, const Queen& a, const Queen& b) {
    if (what == "column") return a.column == b.column;
    if (what == "row") return a.row == b.row;
    if (what == "rising") return a.column - a.row == b.column - b.row;  // rows count upwards
    return a.column + a.row == b.column + b.row;
}

// How many lines queen a shares with the others, and whether one of them is of that kind.
struct Shared {
    int lines = 0;
    bool of_kind = false;
};

Shared shared_by(const std::vector<Queen>& queens, std::size_t a, const std::string& what) {
    Shared shared;
    for (std::size_t b = 0; b < queens.size(); ++b) {
        if (b == a) continue;
        shared.lines += lines_shared(queens[a], queens[b]);
        shared.of_kind = shared.of_kind || shares(what, queens[a], queens[b]);
    }
    return shared;
}

// Moves a random queen along her row or column, so that the other line of her square is all she
// shares.
void move_one(std::vector<Queen>& queens, const std::string& what, testdata::Random& random) {
    const auto n = static_cast<long long>(queens.size());
    for (;;) {
        const auto moved = static_cast<std::size_t>(random.integer(0, n - 1));
        const Queen before = queens[moved];
        (what == "column" ? queens[moved].column : queens[moved].row) = random.integer(0, n - 1);
        const Shared shared = shared_by(queens, moved, what);
        if (shared.lines == 1 && shared.of_kind) return;
        queens[moved] = before;
    }
}

// A placement with one queen in each row and column, on the way to one without attacks: random
// pairs of queens exchange rows as long as that adds no attack, until the one attack that is left
// is along a diagonal of that kind.
class OneAttack {
public:
    OneAttack(long long n, bool falling, testdata::Random& random)
        : n_(static_cast<std::size_t>(n)),
          falling_(falling),
          random_(random),
          sums_(2 * n_),
          differences_(2 * n_) {
        for (const int row : random.permutation(static_cast<int>(n)))
            rows_.push_back(static_cast<std::size_t>(row));
        for (std::size_t column = 0; column < n_; ++column) put(column, 1);
    }

    std::vector<Queen> find() {
        while (!(on_sums_ + on_differences_ == 1 && (on_sums_ == 1) == falling_)) exchange();
        std::vector<Queen> queens;
        for (std::size_t column = 0; column < n_; ++column) {
            queens.push_back(
                {static_cast<long long>(column), static_cast<long long>(rows_[column])});
        }
        return queens;
    }

private:
    void exchange() {
        const std::size_t a = column();
        const std::size_t b = column();
        const int before = on_sums_ + on_differences_;
        swap_rows(a, b);
        const int after = on_sums_ + on_differences_;
        if (after > before || after == 0) swap_rows(a, b);
    }

    std::size_t column() {
        return static_cast<std::size_t>(random_.integer(0, static_cast<long long>(n_) - 1));
    }

    void swap_rows(std::size_t a, std::size_t b) {
        if (a == b) return;
        put(a, -1);
        put(b, -1);
        std::swap(rows_[a], rows_[b]);
        put(a, 1);
        put(b, 1);
    }

    // Adds a queen to the counts of her diagonals, or takes her off; each queen on a diagonal
    // beside the first is one attack.
    void put(std::size_t column, int change) {
        count(sums_[column + rows_[column]], change, on_sums_);
        count(differences_[column + n_ - rows_[column]], change, on_differences_);
    }

    static void count(int& queens, int change, int& attacks) {
        if (change > 0 ? queens > 0 : queens > 1) attacks += change;
        queens += change;
    }

    std::size_t n_;
    bool falling_;
    testdata::Random& random_;
    std::vector<int> sums_, differences_;  // queens on each diagonal; sums are the falling ones
    std::vector<std::size_t> rows_;
    int on_sums_ = 0;
    int on_differences_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    testdata::Random random(arguments.seed());
    const long long n = arguments.integer("n", 4, 5000);
    arguments.end();
    std::vector<Queen> queens = stairs(n);
    if (what == "far") {
        for (Queen& queen : queens) queen.row = (queen.row + 1) % n;
    } else if (what == "column" || what == "row") {
        move_one(queens, what, random);
    } else if (what != "peaceful") {
        queens = OneAttack(n, what == "falling", random).find();
    }
    random.shuffle(queens);
    std::cout << n << '\n';
    for (const Queen& queen : queens) std::cout << queen.column << ' ' << queen.row << '\n';
}
