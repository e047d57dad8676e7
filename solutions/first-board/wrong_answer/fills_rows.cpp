// First Board (UIUC IE 523, N-Queens, part 1)
// https://github.com/malinakobra/solved-ie523-homework-1-n-queens-problem
//
// Wrong on purpose: fills row after row and not column after column, which comes to
// another board first.
#include <iostream>
#include <string>
#include <vector>

using Mask = unsigned long;  // bit r stands for row r

// Fills the columns from that of queens.size() on; rows, up and down are attacked from the left.
bool solve(std::size_t size, std::vector<Mask>& queens, Mask rows, Mask up, Mask down) {
    if (queens.size() == size) return true;
    for (Mask row = 1; row < Mask{1} << size; row <<= 1) {
        if ((row & (rows | up | down)) != 0) continue;
        queens.push_back(row);
        if (solve(size, queens, rows | row, (up | row) >> 1, (down | row) << 1)) return true;
        queens.pop_back();
    }
    return false;
}

int main() {
    std::size_t size = 0;
    std::cin >> size;
    std::vector<Mask> queens;
    if (!solve(size, queens, 0, 0, 0)) {
        std::cout << "There is no solution to the " << size << "-Queens Problem\n";
        return 0;
    }
    const std::string border(3 * size, '-');
    std::cout << size << "-Queens Problem Solution\n" << border << '\n';
    for (const Mask queen : queens) {
        for (std::size_t column = 0; column < size; ++column) {
            std::cout << ((queen >> column & 1) != 0 ? " Q " : " - ");
        }
        std::cout << '\n';
    }
    std::cout << border << '\n';
}
