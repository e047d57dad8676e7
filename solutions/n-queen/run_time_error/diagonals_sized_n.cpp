// N-Queen (BOJ 9663), https://www.acmicpc.net/problem/9663
//
// Wrong on purpose: N marks for 2N - 1 diagonals.
#include <iostream>
#include <vector>

std::vector<bool> columns, falling, rising;

int count_placements(std::size_t row) {
    if (row == columns.size()) return 1;
    int ways = 0;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const std::size_t difference = columns.size() - 1 + column - row;
        if (columns[column] || falling.at(difference) || rising.at(row + column)) continue;
        columns[column] = falling[difference] = rising[row + column] = true;
        ways += count_placements(row + 1);
        columns[column] = falling[difference] = rising[row + column] = false;
    }
    return ways;
}

int main() {
    std::size_t size = 0;
    std::cin >> size;
    columns.resize(size);
    falling.resize(size);
    rising.resize(size);
    std::cout << count_placements(0) << '\n';
}
