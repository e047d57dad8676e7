// Back to the 8-Queens (UVa 11085), https://onlinejudge.org/external/110/11085.pdf
//
// Wrong on purpose: counts the queens that are attacked.
#include <cstdlib>
#include <iostream>

namespace {

int start[8];  // the row of the queen in each column

bool is_safe(int column) {
    for (int other = 0; other < 8; ++other) {
        const int apart = std::abs(start[other] - start[column]);
        if (other != column && (apart == 0 || apart == std::abs(column - other))) return false;
    }
    return true;
}

int count_attacked() {
    int attacked = 0;
    for (int column = 0; column < 8; ++column) attacked += !is_safe(column);
    return attacked;
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
        std::cout << "Case " << number << ": " << count_attacked() << '\n';
    }
}
