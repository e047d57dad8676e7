// Every Board (UIUC IE 523, N-Queens, part 2)
// https://github.com/malinakobra/solved-ie523-homework-1-n-queens-problem
//
// The assignment by the letter: a board of int ** and nothing else, walked along from each square
// that is looked at.
#include <cstdio>

class Board {
    int size = 0;
    int number_of_solutions = 0;
    int** chess_board = nullptr;

    bool is_this_position_safe(int row, int column) const {
        for (int left = 1; left <= column; ++left) {
            if (chess_board[row][column - left] == 1) return false;
            if (row - left >= 0 && chess_board[row - left][column - left] == 1) return false;
            if (row + left < size && chess_board[row + left][column - left] == 1) return false;
        }
        return true;
    }

    void initialize(int n) {
        size = n;
        chess_board = new int*[static_cast<unsigned>(n)];
        for (int row = 0; row < n; ++row) chess_board[row] = new int[static_cast<unsigned>(n)]();
    }

    // Always false: after a placement, too, the search has to go on.
    bool solve(int column) {
        if (column >= size) {
            ++number_of_solutions;
            print_board();
            return false;
        }
        for (int row = 0; row < size; ++row) {
            if (is_this_position_safe(row, column)) {
                chess_board[row][column] = 1;
                if (solve(column + 1)) return true;
                chess_board[row][column] = 0;
            }
        }
        return false;
    }

    void print_border() const {
        for (int column = 0; column < size; ++column) std::printf("---");
        std::printf("\n");
    }

    void print_board() const {
        std::printf("%dx%d Solution #: %d\n", size, size, number_of_solutions);
        print_border();
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size; ++column) {
                std::printf(" %c ", chess_board[row][column] == 1 ? 'Q' : '-');
            }
            std::printf("\n");
        }
        print_border();
    }

public:
    Board() = default;
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    ~Board() {
        for (int row = 0; row < size; ++row) delete[] chess_board[row];
        delete[] chess_board;
    }

    void nQueens(int n) {
        initialize(n);
        solve(0);
        std::printf("There are %d different solutions to the %d-Queens Problem\n",
                    number_of_solutions, size);
    }
};

int main() {
    int n = 0;
    if (std::scanf("%d", &n) != 1) return 1;
    Board board;
    board.nQueens(n);
}
