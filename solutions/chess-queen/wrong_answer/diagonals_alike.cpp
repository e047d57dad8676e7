// Chess Queen (UVa 11538)
//
// Wrong on purpose: takes every diagonal for the longest.
#include <algorithm>
#include <cstdint>
#include <iostream>

int main() {
    std::uint64_t m = 0;
    std::uint64_t n = 0;
    while (std::cin >> m >> n && m != 0) {
        if (n > m) std::swap(m, n);
        const std::uint64_t diagonals = 2 * (m + n - 1);  // as if each had n squares
        std::cout << n * m * (m + n - 2) + diagonals * n * (n - 1) << '\n';
    }
}
