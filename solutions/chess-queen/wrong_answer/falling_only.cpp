// Chess Queen (UVa 11538)
//
// Wrong on purpose: counts falling diagonals only.
#include <algorithm>
#include <cstdint>
#include <iostream>

int main() {
    std::uint64_t m = 0;
    std::uint64_t n = 0;
    while (std::cin >> m >> n && m != 0) {
        if (n > m) std::swap(m, n);
        std::cout << n * m * (m + n - 2) + n * (n - 1) * (3 * m - n - 1) / 3 << '\n';
    }
}
