// Back to the 8-Queens (UVa 11085), https://onlinejudge.org/external/110/11085.pdf
//
// Wrong on purpose: counts how many queens have to be taken away so that the others do not attack
// each other. But these need free squares to go to.
#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace {

int start[8];   // the row of the queen in each column, as given
int queens[8];  // and in the placement that is tried

bool is_safe(int column) {
    for (int other = 0; other < column; ++other) {
        if (queens[other] == 0) continue;  // taken away
        const int apart = std::abs(queens[other] - queens[column]);
        if (apart == 0 || apart == column - other) return false;
    }
    return true;
}

// The least number of queens to take away from column on.
int least_moves(int column) {
    if (column == 8) return 0;
    queens[column] = 0;
    int least = 1 + least_moves(column + 1);
    queens[column] = start[column];
    if (is_safe(column)) least = std::min(least, least_moves(column + 1));
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
