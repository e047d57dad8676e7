// Little Queens (Codeforces acmsguru 224),
// https://codeforces.com/problemsets/acmsguru/problem/99999/224
//
// Knows no rows: each queen stands on a later square than the queen before, and the set of squares
// that are later and free shrinks with every queen. Which squares a queen leaves free is found by
// comparing all pairs of squares beforehand.
#include <bitset>
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

using Squares = std::bitset<100>;

// For each square, the later ones that it does not attack.
std::vector<Squares> later_and_free(int size) {
    std::vector<Squares> result;
    for (int a = 0; a < size * size; ++a) {
        result.emplace_back();
        for (int b = a + 1; b < size * size; ++b) {
            const int down = b / size - a / size;
            const int across = b % size - a % size;
            const bool attacked = down == 0 || across == 0 || across == down || across == -down;
            result.back()[static_cast<std::size_t>(b)] = !attacked;
        }
    }
    return result;
}

// Ways to put that many queens on the squares that are free; there is none of them before first.
int count_placements(const std::vector<Squares>& after, const Squares& free, std::size_t first,
                     std::size_t queens) {
    const std::size_t count = free.count();
    if (queens == 0) return 1;
    if (queens == 1) return static_cast<int>(count);
    if (queens > count) return 0;
    int ways = 0;
    for (std::size_t square = first; square < after.size(); ++square) {
        if (!free[square]) continue;
        ways += count_placements(after, free & after[square], square + 1, queens - 1);
    }
    return ways;
}

}  // namespace

int main() {
    int size = 0;
    std::size_t queens = 0;
    std::cin >> size >> queens;
    const std::vector<Squares> after = later_and_free(size);
    Squares board;
    for (std::size_t square = 0; square < after.size(); ++square) board.set(square);
    std::cout << count_placements(after, board, 0, queens) << '\n';
}
