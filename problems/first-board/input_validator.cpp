// First Board (UIUC IE 523, N-Queens, part 1): one line with N, 1 <= N <= 25.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    input.integer("N", 1, 25);
    input.newline();
    input.accept();
}
