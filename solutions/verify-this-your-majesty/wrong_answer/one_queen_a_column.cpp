// Verify This, Your Majesty (Kattis queens)
//
// Wrong on purpose: keeps one row for each column; of two queens in a column
// the later one is all that is seen, and a column without a queen has row 0.
#include <iostream>
#include <set>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> row(static_cast<std::size_t>(n), 0);
    for (int queen = 0; queen < n; ++queen) {
        std::size_t x = 0;
        int y = 0;
        std::cin >> x >> y;
        row[x] = y;
    }
    std::set<int> rows, sums, differences;
    for (int x = 0; x < n; ++x) {
        const int y = row[static_cast<std::size_t>(x)];
        rows.insert(y);
        sums.insert(x + y);
        differences.insert(x - y);
    }
    const auto all = static_cast<std::size_t>(n);
    const bool peaceful = rows.size() == all && sums.size() == all && differences.size() == all;
    std::cout << (peaceful ? "CORRECT" : "INCORRECT") << '\n';
}
