// N Queens Puzzle: sorts rows, sums and differences; what is there twice stands side by side.
#include <algorithm>
#include <iostream>
#include <vector>

static bool all_differ(std::vector<int> values) {
    std::sort(values.begin(), values.end());
    return std::adjacent_find(values.begin(), values.end()) == values.end();
}

int main() {
    std::ios::sync_with_stdio(false);
    int count = 0;
    std::cin >> count;
    while (count-- > 0) {
        int n = 0;
        std::cin >> n;
        std::vector<int> row, sum, difference;
        for (int column = 1; column <= n; ++column) {
            int q = 0;
            std::cin >> q;
            row.push_back(q);
            sum.push_back(q + column);
            difference.push_back(q - column);
        }
        const bool peaceful = all_differ(row) && all_differ(sum) && all_differ(difference);
        std::cout << (peaceful ? "YES\n" : "NO\n");
    }
}
