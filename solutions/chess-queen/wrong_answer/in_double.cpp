// Chess Queen (UVa 11538)
//
// Wrong on purpose: computes in double, which has 53 bits for the digits.
#include <algorithm>
#include <cstdint>
#include <iostream>

int main() {
    double m = 0;
    double n = 0;
    while (std::cin >> m >> n && m != 0) {
        if (n > m) std::swap(m, n);
        const double ways = n * m * (m + n - 2) + 2 * n * (n - 1) * (3 * m - n - 1) / 3;
        std::cout << static_cast<std::uint64_t>(ways) << '\n';
    }
}
