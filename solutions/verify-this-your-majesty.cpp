// Verify This, Your Majesty (Kattis queens), https://open.kattis.com/problems/queens
//
// Idea:   two queens attack each other when they agree in column, row,
//         column - row or row + column: mark each line once.
// Time:   O(N), four marks a queen.
// Memory: O(N), 6N - 2 marks.
// Proof:  problems/verify-this-your-majesty/editorial.md
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

// The lines of an n x n board that a queen stands on.
class Lines {
public:
    explicit Lines(std::size_t n)
        : n_(n), columns_(n), rows_(n), falling_(2 * n - 1), rising_(2 * n - 1) {}

    // Marks the four lines of a square; false when one of them was marked before.
    bool mark(std::size_t column, std::size_t row) {
        const bool seen = columns_[column] || rows_[row] || falling_[column + row] ||
                          rising_[column + n_ - 1 - row];
        columns_[column] = rows_[row] = true;
        // Rows count upwards here, so it is the sum that falls.
        falling_[column + row] = rising_[column + n_ - 1 - row] = true;
        return !seen;
    }

private:
    std::size_t n_;
    std::vector<bool> columns_, rows_, falling_, rising_;
};

bool is_peaceful(std::istream& in) {
    std::size_t n = 0;
    in >> n;
    Lines lines(n);
    std::size_t column = 0;
    std::size_t row = 0;
    for (std::size_t queen = 0; queen < n && in >> column >> row; ++queen) {
        if (!lines.mark(column, row)) return false;
    }
    return true;
}

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    std::cout << (is_peaceful(std::cin) ? "CORRECT" : "INCORRECT") << '\n';
}
