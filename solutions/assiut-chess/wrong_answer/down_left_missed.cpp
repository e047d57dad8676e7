// Assiut Chess (Codeforces 1557E), https://codeforces.com/problemset/problem/1557/E
//
// Wrong on purpose: she follows Down and Down-Right, but not Down-Left.
#include <iostream>
#include <string>

namespace {

constexpr int kSweep = 7;  // columns 0 to 6: from there she attacks the last ones, too

struct Square {
    int row, column;
};

// Puts the queen there; returns the king's step, or "Done".
std::string put(const Square& queen) {
    std::cout << queen.row + 1 << ' ' << queen.column + 1 << std::endl;
    std::string step;
    if (!(std::cin >> step)) return "Done";  // nobody answers
    return step;
}

bool starts_with(const std::string& step, const char* beginning) {
    return step.rfind(beginning, 0) == 0;
}

void hunt() {
    Square queen = {0, 0};
    // Columns of this sweep in which she has been; 0 when she is not yet at its start.
    int swept = 1;
    std::string step = put(queen);
    // He may have come from her own row, so his first step tells nothing.
    if (step != "Done") {
        queen.column = swept++;
        step = put(queen);
    }
    while (step != "Done") {
        const bool went_up = starts_with(step, "Up");
        if (step == "Down" || step == "Down-Right" || (swept == kSweep && !went_up)) {
            ++queen.row;
            swept = queen.column == 0 ? 1 : 0;
        } else {
            if (went_up) swept = queen.column == 0 ? 1 : 0;
            queen.column = swept++;
        }
        step = put(queen);
    }
}

}  // namespace

int main() {
    int games = 0;
    std::cin >> games;
    while (games-- > 0) hunt();
}
