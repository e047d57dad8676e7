// Another n-Queen Problem (UVa 11195): one to ten boards, n lines after each n, and a 0.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    for (int boards = 0;; ++boards) {
        const long long n = input.integer("n", 0, 15);
        input.newline();
        if (n == 0 && boards > 0) break;
        if (n < 3) input.refuse("expected a board of 3 to 15 rows");
        if (boards == 10) input.refuse("expected 0 after the tenth board");
        for (long long row = 0; row < n; ++row) input.line("row", ".*", n, n);
    }
    input.accept();
}
