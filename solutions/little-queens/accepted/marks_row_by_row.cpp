// Little Queens (Codeforces acmsguru 224),
// https://codeforces.com/problemsets/acmsguru/problem/99999/224
//
// One call a row: it stays empty, or a queen marks its column and two diagonals and takes the marks
// back afterwards.
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

class Search {
public:
    explicit Search(std::size_t size) : column_(size), falling_(2 * size), rising_(2 * size) {}

    // Ways to put so many queens into the rows from row on.
    int count_placements(std::size_t row, std::size_t left) {
        const std::size_t size = column_.size();
        if (left == 0) return 1;
        if (left > size - row) return 0;
        int ways = count_placements(row + 1, left);
        for (std::size_t column = 0; column < size; ++column) {
            if (column_[column] || falling_[size + column - row] || rising_[row + column]) continue;
            mark(row, column, true);
            ways += count_placements(row + 1, left - 1);
            mark(row, column, false);
        }
        return ways;
    }

private:
    void mark(std::size_t row, std::size_t column, bool taken) {
        column_[column] = falling_[column_.size() + column - row] = rising_[row + column] = taken;
    }

    std::vector<char> column_, falling_, rising_;
};

}  // namespace

int main() {
    std::size_t size = 0, queens = 0;
    std::cin >> size >> queens;
    std::cout << Search(size).count_placements(0, queens) << '\n';
}
