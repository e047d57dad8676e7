// Back to the 8-Queens (UVa 11085), https://onlinejudge.org/external/110/11085.pdf
//
// Backtracking for each line anew: a queen that stays costs nothing, one that moves costs 1, and a
// branch ends where it cannot be better than the best placement so far.
#include <cstdio>
#include <cstdlib>

namespace {

struct Search {
    int start[8];   // the row of the queen in each column, as given
    int queens[8];  // and in the placement that is tried
    int least;

    bool is_safe(int column) const {
        for (int other = 0; other < column; ++other) {
            const int apart = std::abs(queens[other] - queens[column]);
            if (apart == 0 || apart == column - other) return false;
        }
        return true;
    }

    void go_on(int column, int moves) {
        if (moves >= least) return;
        if (column == 8) {
            least = moves;
            return;
        }
        for (int row = 1; row <= 8; ++row) {
            queens[column] = row;
            if (is_safe(column)) go_on(column + 1, moves + (row == start[column] ? 0 : 1));
        }
    }
};

}  // namespace

int main() {
    Search search{};
    int number = 0;
    int read = 0;
    while (std::scanf("%d", &search.start[read]) == 1) {
        if (++read < 8) continue;
        read = 0;
        search.least = 9;
        search.go_on(0, 0);
        std::printf("Case %d: %d\n", ++number, search.least);
    }
}
