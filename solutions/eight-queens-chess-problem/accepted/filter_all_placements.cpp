// 8 Queens Chess Problem (UVa 750), https://onlinejudge.org/external/7/750.pdf
//
// Finds all placements once, among the orders of the rows, and picks from them for each dataset.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

bool is_peaceful(const std::string& rows) {
    for (std::size_t b = 1; b < rows.size(); ++b) {
        for (std::size_t a = 0; a < b; ++a) {
            if (std::abs(rows[b] - rows[a]) == static_cast<int>(b - a)) return false;
        }
    }
    return true;
}

int main() {
    std::vector<std::string> placements;
    std::string rows = "12345678";
    do {
        if (is_peaceful(rows)) placements.push_back(rows);
    } while (std::next_permutation(rows.begin(), rows.end()));

    int datasets = 0;
    if (std::scanf("%d", &datasets) != 1) return 1;
    const char* between = "";
    while (datasets-- > 0) {
        char row = 0;
        unsigned column = 0;
        if (std::scanf(" %c%u", &row, &column) != 2) return 1;
        std::printf("%sSOLN       COLUMN\n #      1 2 3 4 5 6 7 8\n\n", between);
        between = "\n";
        int number = 0;
        for (const std::string& placement : placements) {
            if (placement[column - 1] != row) continue;
            std::printf("%2d     ", ++number);
            for (const char queen : placement) std::printf(" %c", queen);
            std::printf("\n");
        }
    }
}
