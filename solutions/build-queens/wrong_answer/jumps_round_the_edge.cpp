// N-Queen (BOJ 3344), https://www.acmicpc.net/problem/3344
//
// Wrong on purpose: knight's jumps round the edge, which need an N that neither 2 nor 3 divides.
#include <iostream>

int main() {
    int size = 0;
    std::cin >> size;
    for (int row = 0; row < size; ++row) std::cout << 2 * row % size + 1 << '\n';
}
