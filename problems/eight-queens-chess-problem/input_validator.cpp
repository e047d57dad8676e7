// 8 Queens Chess Problem (UVa 750): a line with the number of datasets, 1 to 100, then for each an
// empty line and a line with row and column, both from 1 to 8.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    const long long datasets = input.integer("number of datasets", 1, 100);
    input.newline();
    for (long long dataset = 0; dataset < datasets; ++dataset) {
        input.newline();
        input.integer("row", 1, 8);
        input.space();
        input.integer("column", 1, 8);
        input.newline();
    }
    input.accept();
}
