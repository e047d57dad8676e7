// Bracket Boards (Queens archive), problems/bracket-boards/statement.md
//
// Wrong on purpose: a queen that is taken off the board again leaves her marks on the diagonals.
#include <iostream>
#include <vector>

struct Board {
    explicit Board(std::size_t n) : size(n), rows(n), falling(2 * n), rising(2 * n) {}

    std::size_t size;
    std::vector<std::size_t> queens;  // the row of the queen in each column so far
    std::vector<bool> rows, falling, rising;
};

void print_placements(Board& board) {
    const std::size_t column = board.queens.size();
    for (std::size_t row = 0; column == board.size && row < board.size; ++row) {
        for (const std::size_t queen : board.queens) std::cout << (queen == row ? "[Q]" : "[ ]");
        std::cout << (row + 1 < board.size ? "\n" : "\n\n");
    }
    for (std::size_t row = 0; row < board.size; ++row) {
        const std::size_t falling = board.size + column - row;
        const std::size_t rising = row + column;
        if (board.rows[row] || board.falling[falling] || board.rising[rising]) continue;
        board.queens.push_back(row);
        board.rows[row] = board.falling[falling] = board.rising[rising] = true;
        print_placements(board);
        board.rows[row] = false;
        board.queens.pop_back();
    }
}

int main() {
    std::size_t size = 0;
    if (!(std::cin >> size)) size = 8;
    Board board(size);
    print_placements(board);
}
