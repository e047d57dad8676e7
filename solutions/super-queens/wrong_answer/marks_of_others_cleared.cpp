// Super-Queens on a Chessboard (HackerRank),
// https://www.hackerrank.com/challenges/super-queens-on-a-chessboard/problem
//
// Wrong on purpose: a queen that is taken back clears her squares, also those that another one
// attacks by a knight's move.
#include <iostream>
#include <vector>

unsigned size, all;
std::vector<char> attacked;  // by a knight's move, row by row

// The four squares below (row, column), as far as they are on the board.
void mark(unsigned row, unsigned column, char value) {
    for (const unsigned down : {1U, 2U}) {
        const unsigned across = 3 - down;
        const unsigned start = (row + down) * size;
        if (column >= across) attacked[start + column - across] = value;
        if (column + across < size) attacked[start + column + across] = value;
    }
}

int count_placements(unsigned row, unsigned columns, unsigned falling, unsigned rising) {
    if (row == size) return 1;
    int ways = 0;
    for (unsigned column = 0; column < size; ++column) {
        const unsigned queen = 1U << column;
        if (((columns | falling | rising) & queen) != 0) continue;
        if (attacked[row * size + column] != 0) continue;
        mark(row, column, 1);
        ways += count_placements(row + 1, columns | queen, (falling | queen) << 1,
                                 (rising | queen) >> 1);
        mark(row, column, 0);
    }
    return ways;
}

int main() {
    std::cin >> size;
    attacked.resize((size + 3) * size);
    std::cout << count_placements(0, 0, 0, 0) << '\n';
}
