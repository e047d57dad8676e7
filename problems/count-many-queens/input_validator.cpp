// Count Many Queens: one line with N, 1 <= N <= 18.
#include "testdata.h"

int main() {
    testdata::StrictInput input;
    input.integer("N", 1, 18);
    input.newline();
    input.accept();
}
