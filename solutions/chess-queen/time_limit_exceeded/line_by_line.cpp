// Chess Queen (UVa 11538)
//
// Wrong on purpose: goes through the lines of each board one by one; 5000 large boards have too many.
#include <algorithm>
#include <cstdint>
#include <iostream>

int main() {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    while (std::cin >> rows >> columns && rows != 0) {
        std::int64_t ways = 0;
        for (std::int64_t row = 0; row < rows; ++row) ways += columns * (columns - 1);
        for (std::int64_t column = 0; column < columns; ++column) ways += rows * (rows - 1);
        // A falling diagonal starts at the left edge or at the top one.
        std::int64_t falling = 0;
        for (std::int64_t row = 0; row < rows; ++row) {
            const std::int64_t squares = std::min(rows - row, columns);
            falling += squares * (squares - 1);
        }
        for (std::int64_t column = 1; column < columns; ++column) {
            const std::int64_t squares = std::min(rows, columns - column);
            falling += squares * (squares - 1);
        }
        std::cout << ways + 2 * falling << '\n';  // as many rising ones, by the mirror
    }
}
