// T boards: N and M, then N lines of M characters.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    const long long boards = input.integer("T", 1, 100);
    input.newline();
    for (long long i = 0; i < boards; ++i) {
        const long long rows = input.integer("N", 1, 50);
        input.space();
        const long long columns = input.integer("M", 1, 5);
        input.newline();
        for (long long row = 0; row < rows; ++row) input.line("row", ".#", columns, columns);
    }
    input.accept();
}
