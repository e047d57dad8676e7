// N-Queen (BOJ 3344), https://www.acmicpc.net/problem/3344
//
// Wrong on purpose: a search that moves one attacked queen after the other to where the fewest
// reach her. A few dozen steps are enough, but the start looks at all columns for each row: N x N.
#include <cstddef>
#include <iostream>
#include <random>
#include <vector>

namespace {

class Board {
public:
    explicit Board(std::size_t size)
        : size_(size), columns_(size), column_count_(size), falling_(2 * size), rising_(2 * size) {
        for (std::size_t row = 0; row < size; ++row) put(row, best_column(row));
    }

    // One step; false when nobody is attacked.
    bool step() {
        std::vector<std::size_t> attacked;
        for (std::size_t row = 0; row < size_; ++row) {
            if (reaching(row, columns_[row]) > 3) attacked.push_back(row);
        }
        if (attacked.empty()) return false;
        const std::size_t row = attacked[random_() % attacked.size()];
        add(row, -1);
        put(row, best_column(row));
        return true;
    }

    void print() const {
        for (const std::size_t column : columns_) std::cout << column + 1 << '\n';
    }

private:
    void put(std::size_t row, std::size_t column) {
        columns_[row] = column;
        add(row, 1);
    }

    void add(std::size_t row, int change) {
        const std::size_t column = columns_[row];
        column_count_[column] += change;
        falling_[size_ + column - row] += change;
        rising_[row + column] += change;
    }

    int reaching(std::size_t row, std::size_t column) const {
        return column_count_[column] + falling_[size_ + column - row] + rising_[row + column];
    }

    std::size_t best_column(std::size_t row) {
        std::vector<std::size_t> best;
        int fewest = 0;
        for (std::size_t column = 0; column < size_; ++column) {
            const int count = reaching(row, column);
            if (best.empty() || count < fewest) {
                best.clear();
                fewest = count;
            }
            if (count == fewest) best.push_back(column);
        }
        return best[random_() % best.size()];
    }

    std::size_t size_;
    std::vector<std::size_t> columns_;
    std::vector<int> column_count_, falling_, rising_;
    std::mt19937 random_{2012};
};

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Board board(size);
    while (board.step()) {
    }
    board.print();
}
