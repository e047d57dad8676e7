// Count Many Queens (Queens archive), problems/count-many-queens/statement.md
//
// The first and the last row and column first, as a set of squares; a set is counted once for all
// its images, and the rows in between are filled from top to bottom with three masks. What the four
// queens attack is known beforehand for each row.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

namespace {

using Bits = std::uint32_t;
using Square = std::pair<int, int>;

class Constellation {
public:
    Constellation(int size, const std::set<Square>& queens)
        : all_((Bits{1} << size) - 1), attacked_(static_cast<std::size_t>(size)) {
        for (int row = 0; row < size; ++row) {
            for (const auto& [r, c] : queens) {
                const int down = row > r ? row - r : r - row;
                Bits& attacked = attacked_[static_cast<std::size_t>(row)];
                attacked |= down == 0 ? ~Bits{0} : Bits{1} << c;
                if (c + down < size) attacked |= Bits{1} << (c + down);
                if (c - down >= 0) attacked |= Bits{1} << (c - down);
            }
        }
    }

    // Ways to fill the rows from row on; the masks are what the queens inside attack there.
    std::uint64_t count(std::size_t row, Bits columns, Bits falling, Bits rising) const {
        if (row == attacked_.size()) return 1;
        if (~attacked_[row] == 0) return count(row + 1, columns, falling << 1, rising >> 1);
        std::uint64_t ways = 0;
        Bits free = all_ & ~(columns | falling | rising | attacked_[row]);
        while (free != 0) {
            const Bits queen = free & (~free + 1);
            free ^= queen;
            ways += count(row + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
        }
        return ways;
    }

private:
    Bits all_;
    std::vector<Bits> attacked_;  // by the four queens; all bits in a row that has one of them
};

bool is_peaceful(const std::set<Square>& queens) {
    for (const auto& [a, b] : queens) {
        for (const auto& [c, d] : queens) {
            const bool attack = a == c || b == d || a - b == c - d || a + b == c + d;
            if (attack && std::make_pair(a, b) != std::make_pair(c, d)) return false;
        }
    }
    return true;
}

// How many different sets come from this one by turning and mirroring; 0 unless it is the first.
std::uint64_t images_of_first(const std::set<Square>& queens, int size) {
    std::set<std::set<Square>> images;
    for (int image = 0; image < 8; ++image) {
        std::set<Square> squares;
        for (auto [r, c] : queens) {
            if ((image & 1) != 0) r = size - 1 - r;
            if ((image & 2) != 0) c = size - 1 - c;
            if ((image & 4) != 0) std::swap(r, c);
            squares.emplace(r, c);
        }
        if (squares < queens) return 0;
        images.insert(squares);
    }
    return images.size();
}

}  // namespace

int main() {
    int size = 0;
    std::cin >> size;
    std::uint64_t ways = 0;
    for (int top = 0; top < size; ++top) {
        for (int bottom = 0; bottom < size; ++bottom) {
            for (int left = 0; left < size; ++left) {
                for (int right = 0; right < size; ++right) {
                    const std::set<Square> queens{
                        {0, top}, {size - 1, bottom}, {left, 0}, {right, size - 1}};
                    if (!is_peaceful(queens)) continue;
                    const std::uint64_t images = images_of_first(queens, size);
                    if (images > 0) ways += images * Constellation(size, queens).count(0, 0, 0, 0);
                }
            }
        }
    }
    std::cout << ways << '\n';
}
