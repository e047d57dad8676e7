// Bracket Boards (Queens archive), problems/bracket-boards/statement.md
//
// Idea:   fill the columns from left to right and try the rows of each from the
//         top; the placements are then found in the order in which they are asked for.
// Time:   one call for each legal placement in the first c columns, 35539 for N = 10,
//         and N * N squares for each placement printed.
// Memory: O(N), the marks and the recursion stack.
// Proof:  problems/bracket-boards/editorial.md
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

struct Board {
    explicit Board(std::size_t n) : size(n), rows(n), falling(2 * n), rising(2 * n) {}

    std::size_t size;
    std::vector<std::size_t> queens;          // the row of the queen in each column so far
    std::vector<bool> rows, falling, rising;  // true where one of them stands on the line
};

void print(const Board& board) {
    for (std::size_t row = 0; row < board.size; ++row) {
        for (const std::size_t queen : board.queens) std::cout << (queen == row ? "[Q]" : "[ ]");
        std::cout << '\n';
    }
    std::cout << '\n';
}

// Prints every placement that begins with the queens on the board, in the order of their rows.
void print_placements(Board& board) {
    const std::size_t column = board.queens.size();
    if (column == board.size) return print(board);
    for (std::size_t row = 0; row < board.size; ++row) {
        const std::size_t falling = board.size + column - row;
        const std::size_t rising = row + column;
        if (board.rows[row] || board.falling[falling] || board.rising[rising]) continue;
        board.queens.push_back(row);
        board.rows[row] = board.falling[falling] = board.rising[rising] = true;
        print_placements(board);
        board.rows[row] = board.falling[falling] = board.rising[rising] = false;
        board.queens.pop_back();
    }
}

}  // namespace

int main() {
    std::size_t size = 0;
    if (!(std::cin >> size)) size = 8;
    Board board(size);
    print_placements(board);
}
