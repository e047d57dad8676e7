// Super-Queens on a Chessboard (HackerRank): one line with N, 8 <= N <= 15.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    input.integer("N", 8, 15);
    input.newline();
    input.accept();
}
