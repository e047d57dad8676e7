// The Sultan's Successors (UVa 167), https://onlinejudge.org/external/1/167.pdf
//
// Wrong on purpose: knows the 12 placements that are different when turned and mirrored, and
// forgets that the numbers are not turned with them.
#include <algorithm>
#include <cstdio>

namespace {

// The columns from row 0 down.
const char* const kPlacements[] = {"04752613", "05726314", "13572064", "14602753",
                                   "14630752", "15063724", "15720364", "16257403",
                                   "16470352", "24170635", "24730615", "25147063"};

}  // namespace

int main() {
    int boards = 0;
    if (std::scanf("%d", &boards) != 1) return 1;
    for (; boards > 0; --boards) {
        int sums[12] = {};
        for (int row = 0; row < 8; ++row) {
            for (char column = '0'; column < '8'; ++column) {
                int number = 0;
                if (std::scanf("%d", &number) != 1) return 1;
                for (int i = 0; i < 12; ++i) {
                    if (kPlacements[i][row] == column) sums[i] += number;
                }
            }
        }
        std::printf("%5d\n", *std::max_element(sums, sums + 12));
    }
}
