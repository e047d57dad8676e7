// Chess Queen (UVa 11538), https://onlinejudge.org/external/115/11538.pdf
//
// Idea:   a line of k squares holds the two queens in k(k - 1) ways, and two
//         attacking queens share exactly one line; the sums over rows, columns
//         and diagonals have closed forms.
// Time:   O(1) a board.
// Memory: O(1).
// Proof:  problems/chess-queen/editorial.md
#include <algorithm>
#include <cstdint>
#include <iostream>

namespace {

// Ways to put a white and a black queen on one row or one column.
std::uint64_t straight_ways(std::uint64_t rows, std::uint64_t columns) {
    return rows * columns * (rows + columns - 2);
}

// Ways to put them on one diagonal, falling or rising.
std::uint64_t diagonal_ways(std::uint64_t rows, std::uint64_t columns) {
    const auto [shorter, longer] = std::minmax({rows, columns});
    return 2 * shorter * (shorter - 1) * (3 * longer - shorter - 1) / 3;
}

}  // namespace

int main() {
    std::uint64_t rows = 0;
    std::uint64_t columns = 0;
    while (std::cin >> rows >> columns && rows != 0) {
        std::cout << straight_ways(rows, columns) + diagonal_ways(rows, columns) << '\n';
    }
}
