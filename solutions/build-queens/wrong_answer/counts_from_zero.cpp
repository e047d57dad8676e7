// N-Queen (BOJ 3344), https://www.acmicpc.net/problem/3344
//
// Wrong on purpose: a right placement, with columns counted from 0.
#include <iostream>

int main() {
    int size = 0;
    std::cin >> size;
    const int even = size - size % 2;
    const int half = even / 2;
    for (int row = 0; row < even; ++row) {
        int column = (2 * row + 1) % (even + 1);
        if (even % 3 == 2) {
            const int upper = row < half ? row : even - 1 - row;
            column = (2 * upper + half - 1) % even;
            if (row >= half) column = even - 1 - column;
        }
        std::cout << column << '\n';
    }
    if (size != even) std::cout << even << '\n';
}
