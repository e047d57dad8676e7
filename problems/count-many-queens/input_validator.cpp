// Count Many Queens: one line with N, 1 <= N <= 18.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    input.integer("N", 1, 18);
    input.newline();
    input.accept();
}
