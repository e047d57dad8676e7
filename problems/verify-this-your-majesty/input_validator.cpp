// Verify This, Your Majesty (Kattis queens): N, then N squares, which may be the same.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    const long long n = input.integer("N", 1, 5000);
    input.newline();
    for (long long queen = 0; queen < n; ++queen) {
        input.integer("x", 0, n - 1);
        input.space();
        input.integer("y", 0, n - 1);
        input.newline();
    }
    input.accept();
}
