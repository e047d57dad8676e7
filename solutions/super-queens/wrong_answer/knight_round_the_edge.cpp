// Super-Queens on a Chessboard (HackerRank),
// https://www.hackerrank.com/challenges/super-queens-on-a-chessboard/problem
//
// Wrong on purpose: the squares are numbered row by row, and a knight's move over the edge ends at
// the other edge.
#include <iostream>
#include <vector>

unsigned size, all;
std::vector<int> attacked;  // by a knight's move, row by row

// The four squares below (row, column).
void mark(unsigned row, unsigned column, int change) {
    const unsigned square = row * size + column;
    for (const unsigned step : {size - 2, size + 2, 2 * size - 1, 2 * size + 1}) {
        attacked[square + step] += change;
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
        mark(row, column, -1);
    }
    return ways;
}

int main() {
    std::cin >> size;
    attacked.resize((size + 3) * size);
    std::cout << count_placements(0, 0, 0, 0) << '\n';
}
