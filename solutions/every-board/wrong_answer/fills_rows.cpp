// Every Board (UIUC IE 523, N-Queens, part 2)
// https://github.com/malinakobra/solved-ie523-homework-1-n-queens-problem
//
// Wrong on purpose: fills row after row and not column after column: the same boards in
// another order.
#include <iostream>
#include <string>
#include <vector>

using Mask = unsigned long;  // bit r stands for row r

std::size_t size;
int number = 0;
std::vector<Mask> queens;  // the row of the queen in each column so far

void print_board() {
    const std::string border(3 * size, '-');
    std::cout << size << 'x' << size << " Solution #: " << ++number << '\n' << border << '\n';
    for (const Mask queen : queens) {
        for (std::size_t column = 0; column < size; ++column) {
            std::cout << ((queen >> column & 1) != 0 ? " Q " : " - ");
        }
        std::cout << '\n';
    }
    std::cout << border << '\n';
}

// rows, up and down are attacked from the left.
void solve(Mask rows, Mask up, Mask down) {
    if (queens.size() == size) return print_board();
    for (Mask row = 1; row < Mask{1} << size; row <<= 1) {
        if ((row & (rows | up | down)) != 0) continue;
        queens.push_back(row);
        solve(rows | row, (up | row) >> 1, (down | row) << 1);
        queens.pop_back();
    }
}

int main() {
    std::cin >> size;
    solve(0, 0, 0);
    std::cout << "There are " << number << " different solutions to the " << size
              << "-Queens Problem\n";
}
