// K, then K lines: N and the rows of N queens. Rows may repeat.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    const long long placements = input.integer("K", 2, 200);
    input.newline();
    for (long long i = 0; i < placements; ++i) {
        const long long n = input.integer("N", 4, 1000);
        for (long long column = 0; column < n; ++column) {
            input.space();
            input.integer("Q", 1, n);
        }
        input.newline();
    }
    input.accept();
}
