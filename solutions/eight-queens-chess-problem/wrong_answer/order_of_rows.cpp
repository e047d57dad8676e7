// 8 Queens Chess Problem (UVa 750), https://onlinejudge.org/external/7/750.pdf
//
// Wrong on purpose: fills row after row, and so finds the right placements in another order.
#include <cstdio>
#include <cstdlib>

int queens[8];   // the row of the queen in each column
int columns[8];  // the column of the queen in each row
int given_row, given_column;
int number;

bool is_safe(int row, int column) {
    for (int above = 0; above < row; ++above) {
        const int across = std::abs(column - columns[above]);
        if (across == 0 || across == row - above) return false;
    }
    return true;
}

void print() {
    std::printf("%2d     ", ++number);
    for (const int row : queens) std::printf(" %d", row + 1);
    std::printf("\n");
}

void fill(int row) {
    if (row == 8) return print();
    for (int column = 0; column < 8; ++column) {
        if (row == given_row && column != given_column) continue;
        if (!is_safe(row, column)) continue;
        columns[row] = column;
        queens[column] = row;
        fill(row + 1);
    }
}

int main() {
    int datasets = 0;
    if (std::scanf("%d", &datasets) != 1) return 1;
    for (int dataset = 0; dataset < datasets; ++dataset) {
        if (std::scanf("%d%d", &given_row, &given_column) != 2) return 1;
        --given_row;
        --given_column;
        if (dataset > 0) std::printf("\n");
        std::printf("SOLN       COLUMN\n #      1 2 3 4 5 6 7 8\n\n");
        number = 0;
        fill(0);
    }
}
