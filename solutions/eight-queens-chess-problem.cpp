// 8 Queens Chess Problem (UVa 750), https://onlinejudge.org/external/7/750.pdf
//
// Idea:   put the given queen on the board first, so that her lines are marked, and then
//         fill the other columns from left to right, the rows of each from the top.
// Time:   at most 491 queens put down for a dataset, where all placements take 2056.
// Memory: O(1).
// Proof:  problems/eight-queens-chess-problem/editorial.md
#include <array>
#include <cstddef>
#include <iomanip>
#include <iostream>

namespace {

constexpr std::size_t kSize = 8;

class Board {
public:
    Board(std::size_t row, std::size_t column) : given_(column) { put(row, column, true); }

    // Prints every way to fill the columns from this one on.
    void print_solutions(std::size_t column = 0) {
        if (column == kSize) return print();
        if (column == given_) return print_solutions(column + 1);
        for (std::size_t row = 0; row < kSize; ++row) {
            if (rows_[row] || falling_[kSize + column - row] || rising_[row + column]) continue;
            put(row, column, true);
            print_solutions(column + 1);
            put(row, column, false);
        }
    }

private:
    void put(std::size_t row, std::size_t column, bool queen) {
        queens_[column] = row;
        rows_[row] = falling_[kSize + column - row] = rising_[row + column] = queen;
    }

    void print() {
        std::cout << std::setw(2) << ++solutions_ << "     ";
        for (const std::size_t row : queens_) std::cout << ' ' << row + 1;
        std::cout << '\n';
    }

    std::size_t given_;
    int solutions_ = 0;                        // printed so far
    std::array<std::size_t, kSize> queens_{};  // the row of the queen in each column
    std::array<bool, kSize> rows_{};           // true where a queen stands on the line
    std::array<bool, 2 * kSize> falling_{}, rising_{};
};

void print_header() {
    std::cout << "SOLN       COLUMN\n"
                 " #      1 2 3 4 5 6 7 8\n"
                 "\n";
}

}  // namespace

int main() {
    int datasets = 0;
    std::cin >> datasets;
    for (int dataset = 0; dataset < datasets; ++dataset) {
        std::size_t row = 0;
        std::size_t column = 0;
        std::cin >> row >> column;
        if (dataset > 0) std::cout << '\n';
        print_header();
        Board(row - 1, column - 1).print_solutions();
    }
}
