// Verify This, Your Majesty, reference: looks at every pair of queens. Shares no
// code with the solution.
#include <cstdlib>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> x, y;
    bool peaceful = true;
    for (int a = 0; a < n; ++a) {
        int column = 0, row = 0;
        std::cin >> column >> row;
        for (std::size_t b = 0; b < x.size(); ++b) {
            const int across = std::abs(x[b] - column);
            const int up = std::abs(y[b] - row);
            if (across == 0 || up == 0 || across == up) peaceful = false;
        }
        x.push_back(column);
        y.push_back(row);
    }
    std::cout << (peaceful ? "CORRECT" : "INCORRECT") << '\n';
}
