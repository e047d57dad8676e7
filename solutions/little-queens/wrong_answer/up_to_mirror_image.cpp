// Little Queens (Codeforces acmsguru 224),
// https://codeforces.com/problemsets/acmsguru/problem/99999/224
//
// Wrong on purpose: the first queen stands in the left half only, and each placement is counted
// twice; with an odd n those whose first queen stands in the middle column are counted twice too.
#include <iostream>

namespace {

// Ways to put `left` queens into the rows from row on. columns, falling and rising are the columns
// of that row that are attacked by the queens above, bit c for column c.
int count_placements(int size, int row, int left, int columns, int falling, int rising) {
    if (left == 0) return 1;
    if (left > size - row) return 0;
    int ways = count_placements(size, row + 1, left, columns, falling << 1, rising >> 1);
    for (int queen = 1; queen < 1 << size; queen <<= 1) {
        if ((columns | falling | rising) & queen) continue;
        if (columns == 0 && queen >= 1 << (size + 1) / 2) continue;
        ways += count_placements(size, row + 1, left - 1, columns | queen, (falling | queen) << 1,
                                 (rising | queen) >> 1);
    }
    return ways;
}

}  // namespace

int main() {
    int size = 0, queens = 0;
    std::cin >> size >> queens;
    std::cout << (queens == 0 ? 1 : 2 * count_placements(size, 0, queens, 0, 0, 0)) << '\n';
}
