// Eight Queens List (Queens archive): one line with N, 1 <= N <= 9.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    input.integer("N", 1, 9);
    input.newline();
    input.accept();
}
