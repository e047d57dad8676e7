// Super-Queens on a Chessboard (HackerRank),
// https://www.hackerrank.com/challenges/super-queens-on-a-chessboard/problem
//
// Wrong on purpose: the squares of the knight's moves are handed on to all rows below, as columns
// are.
#include <iostream>

unsigned all;

int count_below(unsigned columns, unsigned falling, unsigned rising, unsigned near,
                unsigned later) {
    if (columns == all) return 1;
    int ways = 0;
    unsigned free = all & ~(columns | falling | rising | near);
    while (free != 0) {
        const unsigned queen = free & (~free + 1);
        free ^= queen;
        ways += count_below(columns | queen, (falling | queen) << 1, (rising | queen) >> 1,
                            near | later | queen << 2 | queen >> 2, queen << 1 | queen >> 1);
    }
    return ways;
}

int main() {
    unsigned size = 0;
    std::cin >> size;
    all = (1U << size) - 1;
    std::cout << count_below(0, 0, 0, 0, 0) << '\n';
}
