// Back to the 8-Queens (UVa 11085), https://onlinejudge.org/external/110/11085.pdf
//
// Wrong on purpose: counts the squares that the queens move over, not the moves.
#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace {

int start[8];   // the row of the queen in each column, as given
int queens[8];  // and in the placement that is tried

bool is_safe(int column) {
    for (int other = 0; other < column; ++other) {
        const int apart = std::abs(queens[other] - queens[column]);
        if (apart == 0 || apart == column - other) return false;
    }
    return true;
}

// The least number of moves for the columns from column on; 99 where there is no placement.
int least_moves(int column) {
    if (column == 8) return 0;
    int least = 99;
    for (int row = 1; row <= 8; ++row) {
        queens[column] = row;
        if (!is_safe(column)) continue;
        least = std::min(least, least_moves(column + 1) + std::abs(row - start[column]));
    }
    return least;
}

bool read_queens() {
    for (int& row : start) {
        if (!(std::cin >> row)) return false;
    }
    return true;
}

}  // namespace

int main() {
    for (int number = 1; read_queens(); ++number) {
        std::cout << "Case " << number << ": " << least_moves(0) << '\n';
    }
}
