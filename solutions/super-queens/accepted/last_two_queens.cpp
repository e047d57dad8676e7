// Super-Queens on a Chessboard (HackerRank),
// https://www.hackerrank.com/challenges/super-queens-on-a-chessboard/problem
//
// The whole first row is tried; a mark on each column and diagonal that holds a queen, and for the
// knight's moves a look at the last two queens.
#include <cstdlib>
#include <iostream>
#include <vector>

namespace {

class Board {
public:
    explicit Board(int size)
        : size_(size), column_(place(size)), difference_(place(2 * size)), sum_(place(2 * size)) {}

    // before and last are the columns of the queens two rows above and one row above.
    int count_placements(int row, int before, int last) {
        if (row == size_) return 1;
        int ways = 0;
        for (int column = 0; column < size_; ++column) {
            char& straight = column_[place(column)];
            char& falling = difference_[place(column - row + size_)];
            char& rising = sum_[place(row + column)];
            if (straight + falling + rising > 0) continue;
            if (std::abs(column - before) == 1 || std::abs(column - last) == 2) continue;
            straight = falling = rising = 1;
            ways += count_placements(row + 1, last, column);
            straight = falling = rising = 0;
        }
        return ways;
    }

private:
    static std::size_t place(int number) { return static_cast<std::size_t>(number); }

    int size_;
    std::vector<char> column_, difference_, sum_;
};

}  // namespace

int main() {
    int size = 0;
    std::cin >> size;
    const int far_off = -9;  // where no queen stands yet
    std::cout << Board(size).count_placements(0, far_off, far_off) << '\n';
}
