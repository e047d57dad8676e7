// The Sultan's Successors (UVa 167), https://onlinejudge.org/external/1/167.pdf
//
// Tries every order of the columns, and looks at all pairs of queens where the sum would be a new
// best one.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

bool is_peaceful(const int* column) {
    for (int a = 0; a < 8; ++a) {
        for (int b = a + 1; b < 8; ++b) {
            if (std::abs(column[a] - column[b]) == b - a) return false;
        }
    }
    return true;
}

int best_value(const int (&board)[8][8]) {
    int column[] = {0, 1, 2, 3, 4, 5, 6, 7};
    int best = 0;
    do {
        int sum = 0;
        for (int row = 0; row < 8; ++row) sum += board[row][column[row]];
        if (sum > best && is_peaceful(column)) best = sum;
    } while (std::next_permutation(column, column + 8));
    return best;
}

}  // namespace

int main() {
    int boards = 0;
    if (std::scanf("%d", &boards) != 1) return 1;
    for (; boards > 0; --boards) {
        int board[8][8];
        for (auto& row : board) {
            for (int& number : row) {
                if (std::scanf("%d", &number) != 1) return 1;
            }
        }
        std::printf("%5d\n", best_value(board));
    }
}
