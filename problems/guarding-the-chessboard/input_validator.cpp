// Guarding the Chessboard (UVa 11214): boards of 2 x 2 to 9 x 9 squares, then 0.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    for (int boards = 0;; ++boards) {
        const long long n = input.integer("n", 0, 9);
        if (n == 1) input.refuse("n: expected 0 or an integer from 2 to 9, found '1'");
        if (n == 0 && boards == 0) input.refuse("expected a board, found none");
        if (n > 0 && boards == 600) input.refuse("expected at most 600 boards");
        if (n == 0) break;
        input.space();
        const long long m = input.integer("m", 2, 9);
        input.newline();
        for (long long row = 0; row < n; ++row) input.line("row", ".X", m, m);
    }
    input.newline();
    input.accept();
}
