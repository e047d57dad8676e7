// Chess Queen (UVa 11538)
//
// Wrong on purpose: answers the line that ends the input, too.
#include <algorithm>
#include <cstdint>
#include <iostream>

int main() {
    std::uint64_t m = 0;
    std::uint64_t n = 0;
    while (std::cin >> m >> n) {
        if (n > m) std::swap(m, n);
        const std::uint64_t diagonal = n == 0 ? 0 : 2 * n * (n - 1) * (3 * m - n - 1) / 3;
        std::cout << n * m * (m + n - 2) + diagonal << '\n';
    }
}
