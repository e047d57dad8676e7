// Little Queens (Codeforces acmsguru 224),
// https://codeforces.com/problemsets/acmsguru/problem/99999/224
//
// Wrong on purpose: the rows that may hold the next queen are counted by an unsigned difference;
// with more queens than rows it is huge instead of negative, and the search leaves the board.
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

struct Search {
    std::vector<std::size_t> queen_row, queen_column;

    bool is_safe(std::size_t row, std::size_t column) const {
        for (std::size_t i = 0; i < queen_row.size(); ++i) {
            const std::size_t a = queen_row[i], b = queen_column[i];
            if (b == column || a + b == row + column || a + column == row + b) return false;
        }
        return true;
    }

    int count_placements(const std::vector<std::size_t>& board, std::size_t first,
                         std::size_t left) {
        if (left == 0) return 1;
        int ways = 0;
        const std::size_t last = board.size() - left;
        for (std::size_t i = first; i <= last; ++i) {
            const std::size_t row = board.at(i);
            for (std::size_t column = 0; column < board.size(); ++column) {
                if (!is_safe(row, column)) continue;
                queen_row.push_back(row);
                queen_column.push_back(column);
                ways += count_placements(board, row + 1, left - 1);
                queen_row.pop_back();
                queen_column.pop_back();
            }
        }
        return ways;
    }
};

}  // namespace

int main() {
    std::size_t size = 0, queens = 0;
    std::cin >> size >> queens;
    std::vector<std::size_t> rows(size);
    for (std::size_t row = 0; row < size; ++row) rows[row] = row;
    std::cout << Search{}.count_placements(rows, 0, queens) << '\n';
}
