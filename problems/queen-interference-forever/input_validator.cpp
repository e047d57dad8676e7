// QueenInterference Forever (Queens archive): one line with n, 1 <= n <= 10000.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    input.integer("n", 1, 10000);
    input.newline();
    input.accept();
}
