// N-Queen (BOJ 9663), https://www.acmicpc.net/problem/9663
//
// Wrong on purpose: the answers are kept in an array that ends at N = 10, as HDU 2553 does.
#include <cstdint>
#include <iostream>
#include <vector>

using Row = std::uint32_t;

int count_below(Row all, Row columns, Row falling, Row rising) {
    if (columns == all) return 1;
    int ways = 0;
    Row free = all & ~(columns | falling | rising);
    while (free != 0) {
        const Row queen = free & (~free + 1);
        free ^= queen;
        ways += count_below(all, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
    }
    return ways;
}

int main() {
    std::vector<int> ways;
    for (unsigned size = 0; size <= 10; ++size) {
        ways.push_back(count_below((Row{1} << size) - 1, 0, 0, 0));
    }
    std::size_t size = 0;
    std::cin >> size;
    std::cout << ways.at(size) << '\n';
}
