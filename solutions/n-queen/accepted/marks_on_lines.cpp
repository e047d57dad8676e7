// N-Queen (BOJ 9663), https://www.acmicpc.net/problem/9663
//
// The whole first row is tried; a mark on each column and diagonal says whether a queen is there.
#include <iostream>
#include <vector>

namespace {

class Board {
public:
    explicit Board(int size)
        : size_(size), column_(mark(size)), difference_(mark(2 * size)), sum_(mark(2 * size)) {}

    int count_placements(int row = 0) {
        if (row == size_) return 1;
        int ways = 0;
        for (int column = 0; column < size_; ++column) {
            char& straight = column_[mark(column)];
            char& falling = difference_[mark(column - row + size_)];
            char& rising = sum_[mark(row + column)];
            if (straight + falling + rising > 0) continue;
            straight = falling = rising = 1;
            ways += count_placements(row + 1);
            straight = falling = rising = 0;
        }
        return ways;
    }

private:
    static std::size_t mark(int number) { return static_cast<std::size_t>(number); }

    int size_;
    std::vector<char> column_, difference_, sum_;
};

}  // namespace

int main() {
    int size = 0;
    std::cin >> size;
    std::cout << Board(size).count_placements() << '\n';
}
