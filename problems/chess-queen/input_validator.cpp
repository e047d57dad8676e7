// Chess Queen (UVa 11538): at most 5000 lines with M and N, then 0 0.
#include "strict_input.h"

int main() {
    constexpr long long kMostBoards = 5000;
    constexpr long long kLongestSide = 1000000;
    testdata::StrictInput input;
    for (long long boards = 0;; ++boards) {
        const long long rows = input.integer("M", 0, kLongestSide);
        input.space();
        const long long columns = input.integer("N", 0, kLongestSide);
        input.newline();
        if (rows == 0 && columns == 0) input.accept();
        if (rows == 0 || columns == 0)
            input.refuse("expected both sides to be positive, or both 0");
        if (boards == kMostBoards) input.refuse("expected at most 5000 boards, found more");
    }
}
