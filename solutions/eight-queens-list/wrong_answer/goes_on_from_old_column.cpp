// Eight Queens List (Queens archive), problems/eight-queens-list/statement.md
//
// Wrong on purpose: a queen who enters a row again goes on where the last one left it.
#include <cstdlib>
#include <iostream>
#include <vector>

int main() {
    int size = 0;
    std::cin >> size;
    std::vector<int> queens(static_cast<std::size_t>(size) + 1);  // columns by row, from 1
    int count = 0;
    for (int row = 1; row > 0;) {
        int& queen = queens[static_cast<std::size_t>(row)];
        if (++queen > size) {
            queen = size;  // should be 0
            --row;
            continue;
        }
        bool is_safe = true;
        for (int above = 1; above < row; ++above) {
            const int across = std::abs(queens[static_cast<std::size_t>(above)] - queen);
            if (across == 0 || across == row - above) is_safe = false;
        }
        if (is_safe && row == size) {
            ++count;
            for (int r = 1; r <= size; ++r) std::cout << queens[static_cast<std::size_t>(r)];
            std::cout << '\n';
        } else if (is_safe) {
            ++row;
        }
    }
    std::cout << count << '\n';
}
