// Another n-Queen Problem (UVa 11195), https://onlinejudge.org/external/111/11195.pdf
//
// Each board by itself, as it is read: a mask of bad squares for each row, three masks of attacks.
#include <array>
#include <cstddef>
#include <iostream>
#include <string>

namespace {

using Row = unsigned;  // the last column is bit 0

class Board {
public:
    explicit Board(std::size_t size) : all_((1U << size) - 1) {
        for (std::size_t row = 0; row < size; ++row) {
            std::string squares;
            std::cin >> squares;
            for (const char square : squares) bad_[row] = 2 * bad_[row] + (square == '*' ? 1 : 0);
        }
    }

    int placements(std::size_t row = 0, Row columns = 0, Row falling = 0, Row rising = 0) const {
        if (columns == all_) return 1;
        int ways = 0;
        Row free = all_ & ~(columns | falling | rising | bad_[row]);
        while (free != 0) {
            const Row queen = free & (~free + 1);
            free ^= queen;
            ways +=
                placements(row + 1, columns | queen, (falling | queen) >> 1, (rising | queen) << 1);
        }
        return ways;
    }

private:
    std::array<Row, 15> bad_{};
    Row all_;
};

}  // namespace

int main() {
    std::size_t size = 0;
    for (int number = 1; std::cin >> size && size > 0; ++number) {
        std::cout << "Case " << number << ": " << Board(size).placements() << '\n';
    }
}
