// N-Queen (BOJ 3344), https://www.acmicpc.net/problem/3344
//
// Wrong on purpose: even columns, then odd ones, whatever N mod 6 is.
#include <iostream>

int main() {
    int size = 0;
    std::cin >> size;
    for (int column = 2; column <= size; column += 2) std::cout << column << '\n';
    for (int column = 1; column <= size; column += 2) std::cout << column << '\n';
}
