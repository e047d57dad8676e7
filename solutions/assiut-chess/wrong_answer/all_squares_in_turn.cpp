// Assiut Chess (Codeforces 1557E), https://codeforces.com/problemset/problem/1557/E
//
// Wrong on purpose: goes over all squares, row by row and back again, and does not listen to the
// king, who slips through behind her.
#include <iostream>
#include <string>

namespace {

constexpr int kSize = 8;

// Puts the queen there; returns the king's step, or "Done".
std::string put(int row, int column) {
    std::cout << row + 1 << ' ' << column + 1 << std::endl;
    std::string step;
    if (!(std::cin >> step)) return "Done";  // nobody answers
    return step;
}

void hunt() {
    int row = 0;
    int down = 1;
    int column = 0;
    int right = 1;
    while (put(row, column) != "Done") {
        if (column + right >= 0 && column + right < kSize) {
            column += right;
            continue;
        }
        right = -right;
        if (row + down < 0 || row + down >= kSize) down = -down;
        row += down;
    }
}

}  // namespace

int main() {
    int games = 0;
    std::cin >> games;
    while (games-- > 0) hunt();
}
