// Back to the 8-Queens (UVa 11085), https://onlinejudge.org/external/110/11085.pdf
//
// Wrong on purpose: knows the 12 placements that are different when turned and mirrored, and does
// not turn and mirror them.
#include <algorithm>
#include <iostream>
#include <string>

namespace {

// The rows from the first column on.
const std::string kPlacements[] = {"15863724", "16837425", "24683175", "25713864",
                                   "25741863", "26174835", "26831475", "27368514",
                                   "27581463", "35281746", "35841726", "36258174"};

}  // namespace

int main() {
    char row[8];
    int read = 0, number = 0;
    while (std::cin >> row[read]) {
        if (++read < 8) continue;
        read = 0;
        int in_place = 0;
        for (const std::string& placement : kPlacements) {
            int same = 0;
            for (std::size_t column = 0; column < 8; ++column) {
                same += placement[column] == row[column];
            }
            in_place = std::max(in_place, same);
        }
        std::cout << "Case " << ++number << ": " << 8 - in_place << '\n';
    }
}
