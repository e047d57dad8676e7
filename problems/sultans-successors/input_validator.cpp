// k boards of 8 lines with 8 numbers each.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    const long long boards = input.integer("k", 1, 20);
    input.newline();
    for (long long row = 0; row < 8 * boards; ++row) {
        for (int column = 0; column < 8; ++column) {
            if (column > 0) input.space();
            input.integer("number", 1, 99);
        }
        input.newline();
    }
    input.accept();
}
