// N-Queen (Hard) (BOJ 30243), https://www.acmicpc.net/problem/30243
//
// Idea:   the rows alone, the one with the fewest free squares first; three masks
//         say which columns and diagonals are taken, on the whole board.
// Time:   O(N) a queen; more queens than with the columns as well.
// Memory: O(N), the recursion stack.
// Proof:  a row without a queen must get one, and each of its free squares is tried.
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

namespace {

using Mask = std::uint64_t;

std::size_t size = 0;
std::vector<std::size_t> columns;  // from 1, 0 stands for no queen

Mask bit(std::size_t number) { return Mask{1} << number; }

int count(Mask mask) {
    int ones = 0;
    for (; mask != 0; mask &= mask - 1) ++ones;
    return ones;
}

// Bit c of taken stands for column c; bit size - 1 - row + c of falling and bit row + c of rising
// for the diagonals through (row, c).
bool complete(Mask taken, Mask falling, Mask rising) {
    std::size_t best = size;
    Mask best_free = 0;
    for (std::size_t row = 0; row < size; ++row) {
        if (columns[row] != 0) continue;
        const Mask attacked = taken | falling >> (size - 1 - row) | rising >> row;
        const Mask free = (bit(size) - 1) & ~attacked;
        if (best < size && count(free) >= count(best_free)) continue;
        best = row;
        best_free = free;
    }
    if (best == size) return true;
    for (std::size_t c = 0; c < size; ++c) {
        if ((best_free & bit(c)) == 0) continue;
        columns[best] = c + 1;
        if (complete(taken | bit(c), falling | bit(size - 1 - best + c), rising | bit(best + c))) {
            return true;
        }
        columns[best] = 0;
    }
    return false;
}

}  // namespace

int main() {
    std::cin >> size;
    columns.resize(size);
    Mask taken = 0, falling = 0, rising = 0;
    for (std::size_t row = 0; row < size; ++row) {
        std::cin >> columns[row];
        if (columns[row] == 0) continue;
        const std::size_t c = columns[row] - 1;
        taken |= bit(c);
        falling |= bit(size - 1 - row + c);
        rising |= bit(row + c);
    }
    if (!complete(taken, falling, rising)) {
        std::cout << "-1\n";
        return 0;
    }
    for (const std::size_t column : columns) std::cout << column << ' ';
    std::cout << '\n';
}
