// 8 Queens Chess Problem (UVa 750), https://onlinejudge.org/external/7/750.pdf
//
// Wrong on purpose: the marks of the given queen are not cleared for the next dataset.
#include <cstdio>

int queens[8], given_column, number;
bool rows[8], falling[15], rising[15];

void put(int row, int column, bool queen) {
    queens[column] = row;
    rows[row] = falling[7 + column - row] = rising[row + column] = queen;
}

void fill(int column) {
    if (column == given_column) return fill(column + 1);
    if (column == 8) {
        std::printf("%2d     ", ++number);
        for (const int row : queens) std::printf(" %d", row + 1);
        std::printf("\n");
        return;
    }
    for (int row = 0; row < 8; ++row) {
        if (rows[row] || falling[7 + column - row] || rising[row + column]) continue;
        put(row, column, true);
        fill(column + 1);
        put(row, column, false);
    }
}

int main() {
    int datasets = 0;
    if (std::scanf("%d", &datasets) != 1) return 1;
    for (int dataset = 0; dataset < datasets; ++dataset) {
        int given_row = 0;
        if (std::scanf("%d%d", &given_row, &given_column) != 2) return 1;
        put(given_row - 1, --given_column, true);
        if (dataset > 0) std::printf("\n");
        std::printf("SOLN       COLUMN\n #      1 2 3 4 5 6 7 8\n\n");
        number = 0;
        fill(0);
    }
}
