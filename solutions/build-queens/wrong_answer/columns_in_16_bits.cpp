// N-Queen (BOJ 3344), https://www.acmicpc.net/problem/3344
//
// Wrong on purpose: columns are kept in 16 bits, which end at 65535.
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
    std::size_t size = 0;
    std::cin >> size;
    const std::size_t even = size - size % 2;
    const std::size_t half = even / 2;
    std::vector<std::uint16_t> columns(size);
    for (std::size_t row = 0; row < half; ++row) {
        const std::size_t from_middle = (2 * row + half - 1) % even;
        const bool turned = even % 3 == 2;
        columns[row] = static_cast<std::uint16_t>(turned ? from_middle : 2 * row + 1);
        columns[turned ? even - 1 - row : half + row] =
            static_cast<std::uint16_t>(turned ? even - 1 - from_middle : 2 * row);
    }
    if (size != even) columns.back() = static_cast<std::uint16_t>(even);
    for (const std::uint16_t column : columns) std::cout << column + 1 << '\n';
}
