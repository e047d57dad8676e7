// Queens up to Symmetry: one line with N, 1 <= N <= 14.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    input.integer("N", 1, 14);
    input.newline();
    input.accept();
}
