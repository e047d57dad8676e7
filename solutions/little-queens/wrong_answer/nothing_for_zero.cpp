// Little Queens (Codeforces acmsguru 224),
// https://codeforces.com/problemsets/acmsguru/problem/99999/224
//
// Wrong on purpose: counts when the last queen is put down, and without a queen that never happens.
#include <iostream>

namespace {

// Ways to put `left` queens into the rows from row on. columns, falling and rising are the columns
// of that row that are attacked by the queens above, bit c for column c.
int count_placements(int size, int row, int left, int columns, int falling, int rising) {
    if (left > size - row || left == 0) return 0;
    int ways = count_placements(size, row + 1, left, columns, falling << 1, rising >> 1);
    for (int queen = 1; queen < 1 << size; queen <<= 1) {
        if ((columns | falling | rising) & queen) continue;
        ways += left == 1 ? 1
                          : count_placements(size, row + 1, left - 1, columns | queen,
                                             (falling | queen) << 1, (rising | queen) >> 1);
    }
    return ways;
}

}  // namespace

int main() {
    int size = 0, queens = 0;
    std::cin >> size >> queens;
    std::cout << count_placements(size, 0, queens, 0, 0, 0) << '\n';
}
