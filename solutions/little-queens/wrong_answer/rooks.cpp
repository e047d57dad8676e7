// Little Queens (Codeforces acmsguru 224),
// https://codeforces.com/problemsets/acmsguru/problem/99999/224
//
// Wrong on purpose: no diagonal is looked at. Choose the k rows, then a column for each of them
// that is not taken yet: that is the formula for rooks.
#include <iostream>

int main() {
    long long size = 0, rooks = 0, ways = 1;
    std::cin >> size >> rooks;
    for (long long i = 0; i < rooks && ways > 0; ++i) {
        ways = ways * (size - i) * (size - i) / (i + 1);
    }
    std::cout << ways << '\n';
}
