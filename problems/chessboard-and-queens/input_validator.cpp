// Chessboard and Queens (CSES 1624): eight lines of eight characters, '.' or '*'.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    for (int row = 0; row < 8; ++row) input.line("row", ".*", 8, 8);
    input.accept();
}
