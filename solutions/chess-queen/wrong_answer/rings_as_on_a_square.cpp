// Chess Queen (UVa 11538), https://onlinejudge.org/external/115/11538.pdf
//
// Wrong on purpose: goes from ring to ring, where a queen attacks two squares more along the
// diagonals each time. That is so on a square board; on a longer one it depends on the place.
#include <algorithm>
#include <iostream>

int main() {
    long long m = 0, n = 0;
    while (std::cin >> m >> n && m != 0) {
        // Ring k has side - 4 k squares twice, and each attacks attacked + 2 k.
        const long long side = m + n - 2, attacked = std::min(m, n) - 1, rings = std::min(m, n) / 2;
        const long long sum = rings * (rings - 1) / 2;                        // of k
        const long long squares = (rings - 1) * rings * (2 * rings - 1) / 6;  // of k * k
        long long ways = m * n * side;
        ways += 2 * (rings * side * attacked + (2 * side - 4 * attacked) * sum - 8 * squares);
        ways += (m - 2 * rings) * (n - 2 * rings) * (attacked + 2 * rings);
        std::cout << ways << '\n';
    }
}
