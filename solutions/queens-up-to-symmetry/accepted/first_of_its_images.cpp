// Queens up to Symmetry, problems/queens-up-to-symmetry/statement.md
//
// Meets every placement, and counts it if none of its eight images comes before it in order.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <vector>

namespace {

using Placement = std::vector<int>;  // the column of the queen in each row

class Classes {
public:
    explicit Classes(int size) : size_(size) {}

    int count() {
        fill(0, 0, 0);
        return found_;
    }

private:
    static std::size_t place(int number) { return static_cast<std::size_t>(number); }

    // The sums and differences of rows and columns are bits, and so are the columns.
    void fill(unsigned columns, unsigned differences, unsigned sums) {
        const int row = static_cast<int>(queens_.size());
        if (row == size_) {
            if (is_first()) ++found_;
            return;
        }
        for (int column = 0; column < size_; ++column) {
            const unsigned straight = 1U << column;
            const unsigned difference = 1U << (column - row + size_);
            const unsigned sum = 1U << (row + column);
            if ((columns & straight) + (differences & difference) + (sums & sum) > 0) continue;
            queens_.push_back(column);
            fill(columns | straight, differences | difference, sums | sum);
            queens_.pop_back();
        }
    }

    bool is_first() {
        image_ = queens_;
        for (int turn = 0; turn < 4; ++turn) {
            swapped_.resize(image_.size());  // rows and columns exchanged
            for (int row = 0; row < size_; ++row) swapped_[place(image_[place(row)])] = row;
            if (swapped_ < queens_) return false;
            image_.assign(swapped_.rbegin(), swapped_.rend());  // upside down
            if (image_ < queens_) return false;
        }
        return true;
    }

    int size_;
    Placement queens_, image_, swapped_;
    int found_ = 0;
};

}  // namespace

int main() {
    int size = 0;
    std::cin >> size;
    std::cout << Classes(size).count() << '\n';
}
