// Every Board (UIUC IE 523, N-Queens, part 2): one line with N, 1 <= N <= 11.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    input.integer("N", 1, 11);
    input.newline();
    input.accept();
}
