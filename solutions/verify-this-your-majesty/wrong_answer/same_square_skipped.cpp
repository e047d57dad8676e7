// Verify This, Your Majesty (Kattis queens)
//
// Wrong on purpose: compares each queen with all on the list and takes one on her own square for
// herself; it may be another queen.
#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> queens;
    for (int queen = 0; queen < n; ++queen) {
        int column = 0, row = 0;
        std::cin >> column >> row;
        queens.emplace_back(column, row);
    }
    bool peaceful = true;
    for (const auto& queen : queens) {
        for (const auto& other : queens) {
            if (other == queen) continue;
            const int across = std::abs(other.first - queen.first);
            const int up = std::abs(other.second - queen.second);
            if (across == 0 || up == 0 || across == up) peaceful = false;
        }
    }
    std::cout << (peaceful ? "CORRECT" : "INCORRECT") << '\n';
}
