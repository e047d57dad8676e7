// N Queens Puzzle (PAT Advanced 1128),
// https://pintia.cn/problem-sets/994805342720868352/problems/994805348915855360
//
// Wrong on purpose: draws the board of every line and keeps them all before it answers.
#include <cassert>
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

// rows[column]: the row of the queen in that column, both from 0.
using Placement = std::vector<std::size_t>;

Placement read_placement(std::istream& in) {
    std::size_t n = 0;
    in >> n;
    Placement rows(n);
    for (std::size_t& row : rows) {
        in >> row;
        assert(1 <= row && row <= n);
        --row;
    }
    return rows;
}

using Board = std::vector<std::vector<char>>;

Board draw(const Placement& rows) {
    Board board(rows.size(), std::vector<char>(rows.size(), '.'));
    for (std::size_t column = 0; column < rows.size(); ++column) board[rows[column]][column] = 'Q';
    return board;
}

bool is_peaceful(const Board& board) {
    const std::size_t n = board.size();
    std::vector<bool> row_taken(n);
    std::vector<bool> falling_taken(2 * n);  // by column - row + n, from 1 to 2n - 1
    std::vector<bool> rising_taken(2 * n);   // by row + column, from 0 to 2n - 2
    for (std::size_t row = 0; row < n; ++row) {
        for (std::size_t column = 0; column < n; ++column) {
            if (board[row][column] != 'Q') continue;
            const std::size_t falling = column + n - row;
            const std::size_t rising = row + column;
            if (row_taken[row] || falling_taken[falling] || rising_taken[rising]) return false;
            row_taken[row] = true;
            falling_taken[falling] = true;
            rising_taken[rising] = true;
        }
    }
    return true;
}

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int placements = 0;
    std::cin >> placements;
    std::vector<Board> boards;
    for (; placements > 0; --placements) boards.push_back(draw(read_placement(std::cin)));
    for (const Board& board : boards) std::cout << (is_peaceful(board) ? "YES" : "NO") << '\n';
}
