// N Queens Puzzle, reference: looks at every pair of queens. Shares no code with the solution.
#include <cstdio>
#include <cstdlib>
#include <vector>

int main() {
    int count = 0;
    if (std::scanf("%d", &count) != 1) return 1;
    while (count-- > 0) {
        int n = 0;
        if (std::scanf("%d", &n) != 1) return 1;
        std::vector<int> row;  // row[c]: the queen of column c
        for (int c = 0; c < n; ++c) {
            int r = 0;
            if (std::scanf("%d", &r) != 1) return 1;
            row.push_back(r);
        }
        bool attack = false;
        for (auto b = row.begin(); b != row.end() && !attack; ++b) {
            for (auto a = row.begin(); a != b && !attack; ++a) {
                attack = *a == *b || std::abs(*a - *b) == b - a;
            }
        }
        std::puts(attack ? "NO" : "YES");
    }
}
