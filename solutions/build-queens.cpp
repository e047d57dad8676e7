// N-Queen (BOJ 3344), https://www.acmicpc.net/problem/3344
//
// Idea:   two columns to the right in each next row, as a knight jumps, in two
//         halves; a board of odd size is the next smaller one and a corner.
// Time:   O(N), one addition or two for each queen.
// Memory: O(N), the columns.
// Proof:  problems/build-queens/editorial.md
#include <cassert>
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

// columns[row]: the column of the queen in that row, both from 0.
using Placement = std::vector<std::size_t>;

// No two queens attack each other, and none stands on the diagonal from corner to corner where
// row and column are equal. size is even, but not 2.
Placement build_even(std::size_t size) {
    assert(size % 2 == 0 && size != 2);
    const std::size_t half = size / 2;
    Placement columns(size);
    for (std::size_t row = 0; row < half; ++row) {
        if (size % 3 != 2) {
            columns[row] = 2 * row + 1;
            columns[half + row] = 2 * row;
        } else {  // from the middle, round the edge; the lower half is the upper one turned
            const std::size_t column = (2 * row + half - 1) % size;
            columns[row] = column;
            columns[size - 1 - row] = size - 1 - column;
        }
    }
    return columns;
}

Placement build_placement(std::size_t size) {
    if (size % 2 == 0) return build_even(size);
    Placement columns = build_even(size - 1);
    columns.push_back(size - 1);  // in the corner, on the diagonal that was left free
    return columns;
}

void print(const Placement& columns) {
    for (const std::size_t column : columns) std::cout << column + 1 << '\n';
}

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    print(build_placement(size));
}
