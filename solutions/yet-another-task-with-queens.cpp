// Yet Another Task with Queens (Codeforces 131E), https://codeforces.com/problemset/problem/131/E
//
// Idea:   one way along a line, a queen sees nobody exactly when she is the last on it that way,
//         so each line keeps only its first and its last queen.
// Time:   O(n + m): 4 lines a queen, marked once and read once.
// Memory: O(n + m)
// Proof:  problems/yet-another-task-with-queens/editorial.md
#include <algorithm>
#include <array>
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

struct Queen {
    int row, column;  // from 0
};

// Where the first and the last queen of one line stand.
struct Ends {
    int first = 1 << 30;
    int last = -1;
};

// The lines of one direction: number() says on which of them a queen stands, place() how far along.
struct Direction {
    int (*number)(const Queen&, int size);
    int (*place)(const Queen&);
};

int row_of(const Queen& queen) { return queen.row; }
int column_of(const Queen& queen) { return queen.column; }

constexpr std::array<Direction, 4> kDirections{{
    {[](const Queen& queen, int) { return queen.row; }, column_of},
    {[](const Queen& queen, int) { return queen.column; }, row_of},
    {[](const Queen& queen, int size) { return queen.column - queen.row + size - 1; }, row_of},
    {[](const Queen& queen, int) { return queen.row + queen.column; }, row_of},
}};

std::vector<Queen> read_queens(std::istream& in, int count) {
    std::vector<Queen> queens(static_cast<std::size_t>(count));
    for (Queen& queen : queens) {
        in >> queen.row >> queen.column;
        --queen.row;
        --queen.column;
    }
    return queens;
}

// How many queens see another one in 0, 1, ..., 8 of the eight ways to look.
std::array<int, 9> count_by_seen(int size, const std::vector<Queen>& queens) {
    std::vector<std::size_t> seen(queens.size());
    for (const Direction& direction : kDirections) {
        std::vector<Ends> lines(2 * static_cast<std::size_t>(size) - 1);
        const auto ends_of = [&](const Queen& queen) -> Ends& {
            return lines[static_cast<std::size_t>(direction.number(queen, size))];
        };
        for (const Queen& queen : queens) {
            Ends& ends = ends_of(queen);
            ends.first = std::min(ends.first, direction.place(queen));
            ends.last = std::max(ends.last, direction.place(queen));
        }
        for (std::size_t i = 0; i < queens.size(); ++i) {
            const Ends& ends = ends_of(queens[i]);
            const int place = direction.place(queens[i]);
            seen[i] += ends.first < place;
            seen[i] += place < ends.last;
        }
    }
    std::array<int, 9> counts{};
    for (const std::size_t ways : seen) ++counts[ways];
    return counts;
}

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int size = 0, count = 0;
    std::cin >> size >> count;
    const std::array<int, 9> counts = count_by_seen(size, read_queens(std::cin, count));
    for (std::size_t w = 0; w < counts.size(); ++w) std::cout << (w > 0 ? " " : "") << counts[w];
    std::cout << '\n';
}
