// N-Queen (BOJ 3344), https://www.acmicpc.net/problem/3344
//
// Wrong on purpose: for odd N a queen is added in the corner, where one of the placement for N - 1
// attacks it: for N - 1 mod 6 = 2 the diagonal from corner to corner is not free.
#include <iostream>

int main() {
    int size = 0;
    std::cin >> size;
    const int even = size - size % 2;
    for (int column = 2; column <= even; column += 2) std::cout << column << '\n';
    if (even % 6 == 2) {
        std::cout << "3\n1\n";
        for (int column = 7; column <= even; column += 2) std::cout << column << '\n';
        std::cout << "5\n";
    } else {
        for (int column = 1; column <= even; column += 2) std::cout << column << '\n';
    }
    if (size != even) std::cout << size << '\n';
}
