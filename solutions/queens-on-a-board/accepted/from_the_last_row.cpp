// Queens on a Board (SPOJ CODESPTD), https://www.spoj.com/problems/CODESPTD/
//
// From the last row up: ways[row][attacks] is found when it is first asked for. Three bits for each
// square of a row say from where it is attacked, and the queens of the row are put one after the
// other, from left to right.
#include <iostream>
#include <string>
#include <vector>

namespace {

constexpr int kModulus = 1000000007;
constexpr int kUnknown = -1;

class Counter {
public:
    unsigned count_placements(const std::vector<std::string>& board) {
        board_ = board;
        columns_ = static_cast<int>(board[0].size());
        const int found = count(0, 0);
        for (int* ways : known_) *ways = kUnknown;
        known_.clear();
        return static_cast<unsigned>(found) + kModulus - 1;
    }

private:
    // Ways to put any number of queens on the rows from row on.
    int count(std::size_t row, unsigned attacks) {
        if (row == board_.size()) return 1;
        int& ways = ways_[row << 15 | attacks];
        if (ways == kUnknown) {
            ways = place(row, attacks, 0, false, 0);
            known_.push_back(&ways);
        }
        return ways;
    }

    // The same, with the squares before column decided; below are the attacks on the next row.
    int place(std::size_t row, unsigned attacks, int column, bool from_left, unsigned below) {
        if (column == columns_) return count(row + 1, below);
        const unsigned here = attacks >> (3 * column) & 7;
        if (board_[row][static_cast<std::size_t>(column)] == '#') {
            return place(row, attacks, column + 1, false, below);
        }
        const unsigned stays = below | spread(column, here);
        int ways = place(row, attacks, column + 1, from_left, stays);
        if (here == 0 && !from_left) {
            ways += place(row, attacks, column + 1, true, below | spread(column, 7));
        }
        return ways % kModulus;
    }

    // Where attacks through the square of that column arrive in the next row: bit 0 straight down,
    // bit 1 to the right, bit 2 to the left.
    unsigned spread(int column, unsigned directions) const {
        unsigned below = (directions & 1) << (3 * column);
        if (column + 1 < columns_) below |= (directions & 2) << (3 * (column + 1));
        if (column > 0) below |= (directions & 4) << (3 * (column - 1));
        return below;
    }

    std::vector<std::string> board_;
    int columns_ = 0;
    std::vector<int> ways_ = std::vector<int>(50 << 15, kUnknown);
    std::vector<int*> known_;
};

}  // namespace

int main() {
    int boards = 0;
    std::cin >> boards;
    Counter counter;
    for (std::size_t rows = 0, columns = 0; boards > 0 && std::cin >> rows >> columns; --boards) {
        std::vector<std::string> board(rows);
        for (std::string& row : board) std::cin >> row;
        std::cout << counter.count_placements(board) % kModulus << '\n';
    }
}
