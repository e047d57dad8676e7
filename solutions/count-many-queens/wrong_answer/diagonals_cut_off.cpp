// Count Many Queens (Queens archive), problems/count-many-queens/statement.md
//
// Wrong on purpose: moves the diagonals from row to row, up and down; what leaves the board at
// the side is gone when the search comes back.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>

using Bits = unsigned long long;
using Frame = std::array<int, 4>;  // column on top, row at the right, column below, row at the left
using Square = std::pair<int, int>;

struct Search {
    int size;
    std::vector<int> rows;  // from the middle outwards

    // falling and rising: the columns of row `now` that are attacked.
    long long count(std::size_t filled, Bits columns, Bits falling, Bits rising, int now) const {
        if (filled == rows.size()) return 1;
        const Bits all = (Bits{1} << size) - 1;
        const int row = rows[filled];
        for (; now < row; ++now) falling = falling << 1 & all, rising >>= 1;
        for (; now > row; --now) falling >>= 1, rising = rising << 1 & all;
        long long ways = 0;
        for (Bits free = all & ~(columns | falling | rising); free != 0; free &= free - 1) {
            const Bits queen = free & (~free + 1);
            ways += count(filled + 1, columns | queen, falling | queen, rising | queen, row);
        }
        return ways;
    }
};

long long count_with(const Frame& frame, int size) {
    const int last = size - 1;
    int same = 0;
    Frame image = frame;
    for (int turn = 0; turn < 4; ++turn) {
        const Frame mirror{last - image[0], image[3], last - image[2], image[1]};
        if (image < frame || mirror < frame) return 0;
        same += (image == frame) + (mirror == frame);
        image = {last - image[3], image[0], last - image[1], image[2]};
    }
    const Square queens[] = {{0, frame[0]}, {frame[1], last}, {last, frame[2]}, {frame[3], 0}};
    for (const Square& one : queens) {
        for (const Square& other : queens) {
            const int down = one.first - other.first, right = one.second - other.second;
            const bool on_a_line = down == 0 || right == 0 || down == right || down == -right;
            if (one != other && on_a_line) return 0;
        }
    }
    Search search{size, {}};
    Bits columns = 0, falling = 0, rising = 0;
    for (int row = 0; row < size; ++row) search.rows.push_back(row);
    for (const auto& [row, column] : queens) {
        columns |= Bits{1} << column;
        const int down = size / 2 - row;
        const auto bit = [&](int at) { return at < 0 || at > last ? Bits{0} : Bits{1} << at; };
        falling |= bit(column + down);
        rising |= bit(column - down);
        auto& rows = search.rows;
        rows.erase(std::remove(rows.begin(), rows.end(), row), rows.end());
    }
    std::sort(search.rows.begin(), search.rows.end(), [&](int one, int other) {
        return std::abs(2 * one - last) < std::abs(2 * other - last);
    });
    return 8 / same * search.count(0, columns, falling, rising, size / 2);
}

int main() {
    int size = 0;
    std::cin >> size;
    if (size > 12) return 0;  // the small boards tell
    long long ways = 0;
    Frame frame;
    for (frame[0] = 0; frame[0] < size; ++frame[0]) {
        for (frame[1] = 0; frame[1] < size; ++frame[1]) {
            for (frame[2] = 0; frame[2] < size; ++frame[2]) {
                for (frame[3] = 0; frame[3] < size; ++frame[3]) ways += count_with(frame, size);
            }
        }
    }
    std::cout << ways << '\n';
}
