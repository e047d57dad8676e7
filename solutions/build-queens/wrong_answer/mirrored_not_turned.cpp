// N-Queen (BOJ 3344), https://www.acmicpc.net/problem/3344
//
// Wrong on purpose: the lower half is the upper one with its columns mirrored, not turned: its rows
// should come in the other order.
#include <iostream>

int main() {
    int size = 0;
    std::cin >> size;
    const int even = size - size % 2;
    const int half = even / 2;
    for (int row = 0; row < even; ++row) {
        int column = (2 * row + 1) % (even + 1);
        if (even % 3 == 2) {
            column = (2 * (row % half) + half - 1) % even;
            if (row >= half) column = even - 1 - column;
        }
        std::cout << column + 1 << '\n';
    }
    if (size != even) std::cout << size << '\n';
}
