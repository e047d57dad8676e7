// Chess Queen (UVa 11538), https://onlinejudge.org/external/115/11538.pdf
//
// Wrong on purpose: goes from ring to ring, where a queen attacks two squares more along the
// diagonals each time. That is so on a square board; on a longer one it depends on the place.
#include <algorithm>
#include <iostream>

int main() {
    long long m = 0, n = 0;
    while (std::cin >> m >> n && m != 0) {
        long long ways = m * n * (m + n - 2), attacked = std::min(m, n) - 1;
        long long rows = m, columns = n;
        for (; rows > 1 && columns > 1; rows -= 2, columns -= 2, attacked += 2) {
            ways += 2 * (rows + columns - 2) * attacked;
        }
        if (rows > 0 && columns > 0) ways += rows * columns * attacked;
        std::cout << ways << '\n';
    }
}
