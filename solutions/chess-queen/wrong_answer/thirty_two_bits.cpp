// Chess Queen (UVa 11538)
//
// Wrong on purpose: computes in 32 bits.
#include <algorithm>
#include <cstdint>
#include <iostream>

int main() {
    std::uint32_t m = 0;
    std::uint32_t n = 0;
    while (std::cin >> m >> n && m != 0) {
        if (n > m) std::swap(m, n);
        std::cout << n * m * (m + n - 2) + 2 * n * (n - 1) * (3 * m - n - 1) / 3 << '\n';
    }
}
