// First Board (UIUC IE 523, N-Queens, part 1)
// https://github.com/malinakobra/solved-ie523-homework-1-n-queens-problem
//
// Wrong on purpose: the walk along a row or a diagonal stops before column 0.
#include <iostream>
#include <string>
#include <vector>

struct Board {
    explicit Board(int n) : size(n), squares(static_cast<std::size_t>(n * n)) {}

    bool has_queen(int row, int column) const {
        return row >= 0 && row < size && squares[static_cast<std::size_t>(row * size + column)];
    }

    bool is_this_position_safe(int row, int column) const {
        for (int left = 1; column - left > 0; ++left) {
            for (const int other : {row - left, row, row + left}) {
                if (has_queen(other, column - left)) return false;
            }
        }
        return true;
    }

    bool solve(int column) {
        if (column == size) return true;
        for (int row = 0; row < size; ++row) {
            if (!is_this_position_safe(row, column)) continue;
            const auto square = static_cast<std::size_t>(row * size + column);
            squares[square] = true;
            if (solve(column + 1)) return true;
            squares[square] = false;
        }
        return false;
    }

    int size;
    std::vector<bool> squares;
};

int main() {
    int size = 0;
    std::cin >> size;
    Board board(size);
    if (!board.solve(0)) {
        std::cout << "There is no solution to the " << size << "-Queens Problem\n";
        return 0;
    }
    const std::string border(static_cast<std::size_t>(3 * size), '-');
    std::cout << size << "-Queens Problem Solution\n" << border << '\n';
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            std::cout << (board.has_queen(row, column) ? " Q " : " - ");
        }
        std::cout << '\n';
    }
    std::cout << border << '\n';
}
