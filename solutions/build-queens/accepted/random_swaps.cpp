// N-Queen (BOJ 3344), https://www.acmicpc.net/problem/3344
//
// Idea:   a permutation has no conflict along rows and columns; columns change
//         places at random as long as that takes conflicts on diagonals away.
// Time:   about O(N) in practice, no bound is known.
// Memory: O(N), the columns and a counter for each diagonal.
// Proof:  what it prints is free of conflicts by count; that it ends is luck.
#include <cstddef>
#include <iostream>
#include <random>
#include <utility>
#include <vector>

namespace {

class Board {
public:
    explicit Board(std::size_t size)
        : size_(size), columns_(size), falling_(2 * size), rising_(2 * size) {
        for (std::size_t row = 0; row < size; ++row) columns_[row] = row;
        for (std::size_t row = 0; row < size; ++row) {
            for (int tries = 0; tries < 60; ++tries) {
                std::swap(columns_[row], columns_[row + random_() % (size - row)]);
                if (on_diagonals(row) == 0) break;
            }
            add(row, 1);
        }
    }

    void solve() {
        for (std::size_t row = 0; conflicts_ > 0; row = (row + 1) % size_) {
            for (int tries = 0; tries < 100 && on_diagonals(row) > 2; ++tries) {
                swap_if_better(row, random_() % size_);
            }
        }
    }

    void print() const {
        for (const std::size_t column : columns_) std::cout << column + 1 << '\n';
    }

private:
    std::size_t falling_of(std::size_t row) const { return size_ + columns_[row] - row; }
    std::size_t rising_of(std::size_t row) const { return row + columns_[row]; }

    int on_diagonals(std::size_t row) const {
        return falling_[falling_of(row)] + rising_[rising_of(row)];
    }

    // conflicts_ counts the pairs of queens on a common diagonal.
    void add(std::size_t row, int change) {
        if (change < 0) conflicts_ -= on_diagonals(row) - 2;
        if (change > 0) conflicts_ += on_diagonals(row);
        falling_[falling_of(row)] += change;
        rising_[rising_of(row)] += change;
    }

    void exchange(std::size_t row, std::size_t other) {
        add(row, -1);
        add(other, -1);
        std::swap(columns_[row], columns_[other]);
        add(row, 1);
        add(other, 1);
    }

    // An exchange that changes nothing stays as well: it may open a way.
    void swap_if_better(std::size_t row, std::size_t other) {
        if (row == other) return;
        const long long before = conflicts_;
        exchange(row, other);
        if (conflicts_ > before) exchange(row, other);
    }

    std::size_t size_;
    std::vector<std::size_t> columns_;
    std::vector<int> falling_, rising_;
    long long conflicts_ = 0;
    std::mt19937 random_{2012};
};

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Board board(size);
    board.solve();
    board.print();
}
