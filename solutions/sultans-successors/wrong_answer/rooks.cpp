// The Sultan's Successors (UVa 167), https://onlinejudge.org/external/1/167.pdf
//
// Wrong on purpose: no diagonal is looked at.
#include <algorithm>
#include <cstdio>

namespace {

int board[8][8];

// The best value of the rows from row on; columns, falling and rising are the columns of that row
// that are attacked from above, bit c for column c. Far below 0 where there is no placement.
int best_value(int row, int columns, int falling, int rising) {
    if (row == 8) return 0;
    int best = -10000;
    for (int column = 0; column < 8; ++column) {
        const int queen = 1 << column;
        if (columns & queen) continue;
        best = std::max(
            best, board[row][column] + best_value(row + 1, columns | queen, (falling | queen) << 1,
                                                  (rising | queen) >> 1));
    }
    return best;
}

}  // namespace

int main() {
    int boards = 0;
    if (std::scanf("%d", &boards) != 1) return 1;
    for (; boards > 0; --boards) {
        for (auto& row : board) {
            for (int& number : row) {
                if (std::scanf("%d", &number) != 1) return 1;
            }
        }
        std::printf("%5d\n", best_value(0, 0, 0, 0));
    }
}
