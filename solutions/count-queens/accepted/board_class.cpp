// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// The textbook's way: a board of squares, on which each position is looked at before a queen is
// put there.
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

namespace {

class Board {
public:
    explicit Board(std::size_t size) : squares_(size, std::string(size, '.')) {}

    // Ways to put a queen in each of the rows from row on.
    int count_placements(std::size_t row = 0) {
        if (row == squares_.size()) return 1;
        int ways = 0;
        for (std::size_t column = 0; column < squares_.size(); ++column) {
            if (!is_this_position_safe(row, column)) continue;
            squares_[row][column] = 'Q';
            ways += count_placements(row + 1);
            squares_[row][column] = '.';
        }
        return ways;
    }

private:
    // Whether no queen stands above (row, column): straight up, up left or up right.
    bool is_this_position_safe(std::size_t row, std::size_t column) const {
        for (std::size_t up = 1; up <= row; ++up) {
            const std::string& above = squares_[row - up];
            if (above[column] == 'Q') return false;
            if (up <= column && above[column - up] == 'Q') return false;
            if (column + up < above.size() && above[column + up] == 'Q') return false;
        }
        return true;
    }

    std::vector<std::string> squares_;
};

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    std::cout << Board(size).count_placements() << '\n';
}
