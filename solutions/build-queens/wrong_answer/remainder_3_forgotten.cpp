// N-Queen (BOJ 3344), https://www.acmicpc.net/problem/3344
//
// Wrong on purpose: the exchanges for N mod 6 = 2 are there, those for 3 are not.
#include <iostream>

int main() {
    int size = 0;
    std::cin >> size;
    for (int column = 2; column <= size; column += 2) std::cout << column << '\n';
    if (size % 6 == 2) {
        std::cout << "3\n1\n";
        for (int column = 7; column <= size; column += 2) std::cout << column << '\n';
        std::cout << "5\n";
    } else {
        for (int column = 1; column <= size; column += 2) std::cout << column << '\n';
    }
}
