// Eight Queens List (Queens archive), problems/eight-queens-list/statement.md
//
// The process as a recursion, with a mark for each line instead of a look at the queens above.
#include <array>
#include <iostream>
#include <string>

class Process {
public:
    explicit Process(int size) : size_(size) {}

    // A queen enters the row below the last one and moves right until she leaves.
    void enter() {
        const auto row = static_cast<std::size_t>(placement_.size());
        for (std::size_t column = 0; column < static_cast<std::size_t>(size_); ++column) {
            bool& straight = columns_.at(column);
            bool& falling = falling_.at(10 + column - row);
            bool& rising = rising_.at(row + column);
            if (straight || falling || rising) continue;
            straight = falling = rising = true;
            placement_ += static_cast<char>('1' + column);
            if (static_cast<int>(placement_.size()) < size_) {
                enter();
            } else {
                std::cout << placement_ << '\n';
                ++count_;
            }
            placement_.pop_back();
            straight = falling = rising = false;
        }
    }

    int count() const { return count_; }

private:
    int size_;
    int count_ = 0;
    std::string placement_;
    std::array<bool, 10> columns_{};
    std::array<bool, 20> falling_{}, rising_{};
};

int main() {
    int size = 0;
    std::cin >> size;
    Process process(size);
    process.enter();
    std::cout << process.count() << '\n';
}
