// Verify This, Your Majesty (Kattis queens)
//
// Wrong on purpose: each attack turns the answer round, so two of them turn it back.
#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::size_t n = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> queens(n);
    bool peaceful = true;
    for (std::size_t i = 0; i < n; ++i) {
        std::cin >> queens[i].first >> queens[i].second;
        for (std::size_t j = 0; j < i; ++j) {
            const int across = std::abs(queens[i].first - queens[j].first);
            const int down = std::abs(queens[i].second - queens[j].second);
            if (across == 0 || down == 0 || across == down) peaceful = !peaceful;
        }
    }
    std::cout << (peaceful ? "CORRECT" : "INCORRECT") << '\n';
}
