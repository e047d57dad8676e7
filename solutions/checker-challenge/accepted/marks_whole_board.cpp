// Checker Challenge (Luogu P1219), https://www.luogu.com.cn/problem/P1219
//
// Meets all placements in order, with a mark on each line that holds a queen; prints the first
// three on the way.
#include <iostream>
#include <vector>

namespace {

class Board {
public:
    explicit Board(int size)
        : size_(size), columns_(place(size)), falling_(place(2 * size)), rising_(place(2 * size)) {}

    void search(int row = 0) {
        if (row == size_) {
            if (++found_ <= 3) print();
            return;
        }
        for (int column = 0; column < size_; ++column) {
            char& in_column = columns_[place(column)];
            char& falling = falling_[place(column - row + size_)];
            char& rising = rising_[place(row + column)];
            if (in_column + falling + rising > 0) continue;
            in_column = falling = rising = 1;
            queens_.push_back(column + 1);
            search(row + 1);
            queens_.pop_back();
            in_column = falling = rising = 0;
        }
    }

    int found() const { return found_; }

private:
    static std::size_t place(int number) { return static_cast<std::size_t>(number); }

    void print() const {
        const char* separator = "";
        for (const int column : queens_) {
            std::cout << separator << column;
            separator = " ";
        }
        std::cout << '\n';
    }

    int size_;
    std::vector<char> columns_, falling_, rising_;
    std::vector<int> queens_;
    int found_ = 0;
};

}  // namespace

int main() {
    int size = 0;
    std::cin >> size;
    Board board(size);
    board.search();
    std::cout << board.found() << '\n';
}
