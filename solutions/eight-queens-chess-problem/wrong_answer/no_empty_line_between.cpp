// 8 Queens Chess Problem (UVa 750), https://onlinejudge.org/external/7/750.pdf
//
// Wrong on purpose: no empty line between two datasets.
#include <cstdio>
#include <cstdlib>

int queens[8];  // the row of the queen in each column
int given_row, given_column;
int number;

bool is_safe(int row, int column) {
    for (int left = 0; left < column; ++left) {
        if (row == queens[left] || std::abs(row - queens[left]) == column - left) return false;
    }
    return true;
}

void print() {
    std::printf("%2d     ", ++number);
    for (const int row : queens) std::printf(" %d", row + 1);
    std::printf("\n");
}

void fill(int column) {
    if (column == 8) return print();
    for (int row = 0; row < 8; ++row) {
        if (column == given_column && row != given_row) continue;
        if (!is_safe(row, column)) continue;
        queens[column] = row;
        fill(column + 1);
    }
}

int main() {
    int datasets = 0;
    if (std::scanf("%d", &datasets) != 1) return 1;
    for (int dataset = 0; dataset < datasets; ++dataset) {
        if (std::scanf("%d%d", &given_row, &given_column) != 2) return 1;
        --given_row;
        --given_column;
        std::printf("SOLN       COLUMN\n #      1 2 3 4 5 6 7 8\n\n");
        number = 0;
        fill(0);
    }
}
