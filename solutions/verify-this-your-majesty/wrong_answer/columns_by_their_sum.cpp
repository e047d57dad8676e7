// Verify This, Your Majesty (Kattis queens)
//
// Wrong on purpose: the columns, and the rows, are taken for all of 0 to n - 1 where they add up to
// the same.
#include <cstddef>
#include <iostream>
#include <set>

int main() {
    long long n = 0;
    std::cin >> n;
    long long columns = 0, rows = 0;
    std::set<long long> sums, differences;
    for (long long queen = 0; queen < n; ++queen) {
        long long x = 0, y = 0;
        std::cin >> x >> y;
        columns += x;
        rows += y;
        sums.insert(x + y);
        differences.insert(x - y);
    }
    const auto all = static_cast<std::size_t>(n);
    const bool peaceful = 2 * columns == n * (n - 1) && 2 * rows == n * (n - 1) &&
                          sums.size() == all && differences.size() == all;
    std::cout << (peaceful ? "CORRECT" : "INCORRECT") << '\n';
}
