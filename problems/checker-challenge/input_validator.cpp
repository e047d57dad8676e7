// Checker Challenge (Luogu P1219): one line with N, 6 <= N <= 13.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    input.integer("N", 6, 13);
    input.newline();
    input.accept();
}
