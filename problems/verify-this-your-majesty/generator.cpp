// Cases of Verify This, Your Majesty. All but the two of far are listed in random order.
//
//   peaceful SEED N       no line is shared
//   column SEED N         one queen moved along her row; a column is all that she shares
//   row SEED N            one queen moved along her column; a row is all that she shares
//   twice SEED N          one queen moved to the square of another; that is all they share
//   falling SEED N        a queen in each row and column; one pair shares a falling diagonal
//   rising SEED N         the same with one pair on a rising diagonal
//   far SEED N            as falling; the pair stands in the corners and is listed first and last
//   edge SEED N ROW       no line is shared; the queen of the last column stands in that row
//
// For peaceful, column, row and twice, N mod 6 is neither 2 nor 3. For far and edge, N is at
// least 100.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
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

// Moves a random queen to the square of another.
void double_one(std::vector<Queen>& queens, testdata::Random& random) {
    random.shuffle(queens);
    queens.front() = queens.back();
}

// How many attacks there are along the diagonals: each queen on one beside the first counts.
struct Attacks {
    int falling = 0;
    int rising = 0;

    int all() const { return falling + rising; }
};

// A placement with one queen in each row and column, on the way to one with few attacks: random
// pairs of queens exchange rows as long as that adds no attack, until those that are left are the
// ones wanted. Queens in the first and the last column may be kept on their squares.
class Search {
public:
    Search(long long n, Attacks wanted, const std::vector<Queen>& kept, testdata::Random& random)
        : n_(static_cast<std::size_t>(n)),
          wanted_(wanted),
          random_(random),
          last_free_(n - 1),
          sums_(2 * n_),
          differences_(2 * n_) {
        for (const int row : random.permutation(static_cast<int>(n)))
            rows_.push_back(static_cast<std::size_t>(row));
        for (const Queen& queen : kept) keep(queen);
        for (std::size_t column = 0; column < n_; ++column) put(column, 1);
    }

    std::vector<Queen> find() {
        while (found_.falling != wanted_.falling || found_.rising != wanted_.rising) exchange();
        std::vector<Queen> queens;
        for (std::size_t column = 0; column < n_; ++column) {
            queens.push_back(
                {static_cast<long long>(column), static_cast<long long>(rows_[column])});
        }
        return queens;
    }

private:
    void keep(const Queen& queen) {
        const auto place =
            std::find(rows_.begin(), rows_.end(), static_cast<std::size_t>(queen.row));
        std::swap(*place, rows_[static_cast<std::size_t>(queen.column)]);
        if (queen.column == 0) ++first_free_;
        if (queen.column == last_free_) --last_free_;
    }

    void exchange() {
        const std::size_t a = column();
        const std::size_t b = column();
        const int before = found_.all();
        swap_rows(a, b);
        const int after = found_.all();
        if (after > before || after < wanted_.all()) swap_rows(a, b);
    }

    std::size_t column() {
        return static_cast<std::size_t>(random_.integer(first_free_, last_free_));
    }

    void swap_rows(std::size_t a, std::size_t b) {
        if (a == b) return;
        put(a, -1);
        put(b, -1);
        std::swap(rows_[a], rows_[b]);
        put(a, 1);
        put(b, 1);
    }

    // Adds a queen to the counts of her diagonals, or takes her off.
    void put(std::size_t column, int change) {
        count(sums_[column + rows_[column]], change, found_.falling);
        count(differences_[column + n_ - rows_[column]], change, found_.rising);
    }

    static void count(int& queens, int change, int& attacks) {
        if (change > 0 ? queens > 0 : queens > 1) attacks += change;
        queens += change;
    }

    std::size_t n_;
    Attacks wanted_;
    testdata::Random& random_;
    long long first_free_ = 0;  // columns whose queens may move
    long long last_free_;
    std::vector<int> sums_, differences_;  // queens on each diagonal; sums are the falling ones
    std::vector<std::size_t> rows_;
    Attacks found_;
};

// The placement before its queens are shuffled.
std::vector<Queen> placement(const std::string& what, long long n, testdata::Arguments& arguments,
                             testdata::Random& random) {
    if (what == "falling") return Search(n, {1, 0}, {}, random).find();
    if (what == "rising") return Search(n, {0, 1}, {}, random).find();
    if (what == "far") return Search(n, {1, 0}, {{0, n - 1}, {n - 1, 0}}, random).find();
    if (what == "edge") {
        const long long row = arguments.integer("row", 0, n - 1);
        return Search(n, {0, 0}, {{n - 1, row}}, random).find();
    }
    std::vector<Queen> queens = stairs(n);
    if (what == "twice") {
        double_one(queens, random);
    } else if (what == "column" || what == "row") {
        move_one(queens, what, random);
    } else if (what != "peaceful") {
        std::cerr << "'" << what << "' is not known\n";
        std::exit(1);
    }
    return queens;
}

}  // namespace

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    const std::string what = arguments.word("what");
    testdata::Random random(arguments.seed());
    const long long n = arguments.integer("n", what == "far" || what == "edge" ? 100 : 4, 5000);
    std::vector<Queen> queens = placement(what, n, arguments, random);
    arguments.end();
    random.shuffle(queens);
    if (what == "far") {
        const auto in_column = [&](long long column) {
            return std::find_if(queens.begin(), queens.end(),
                                [&](const Queen& queen) { return queen.column == column; });
        };
        std::swap(queens.front(), *in_column(0));
        std::swap(queens.back(), *in_column(n - 1));
    }
    std::cout << n << '\n';
    for (const Queen& queen : queens) std::cout << queen.column << ' ' << queen.row << '\n';
}
