// 1 to 999 lines of eight rows each.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    int lines = 0;
    do {
        if (++lines == 1000) input.refuse("expected fewer than 1000 lines");
        for (int column = 0; column < 8; ++column) {
            if (column > 0) input.space();
            input.integer("row", 1, 8);
        }
        input.newline();
    } while (!input.at_end());
    input.accept();
}
