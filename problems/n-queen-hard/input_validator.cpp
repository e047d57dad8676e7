// N-Queen (Hard) (BOJ 30243): N, 1 <= N <= 30, and on a line of its own N columns, 0 for a row
// without a queen. The given queens leave each other alone, and they are less than N.
#include <cstddef>
#include <cstdlib>
#include <string>
#include <vector>

#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    const long long n = input.integer("N", 1, 30);
    input.newline();
    std::vector<long long> columns;
    bool is_open = false;
    for (long long row = 1; row <= n; ++row) {
        if (row > 1) input.space();
        const long long column = input.integer("Q", 0, n);
        is_open = is_open || column == 0;
        for (long long above = 1; above < row && column != 0; ++above) {
            const long long other = columns[static_cast<std::size_t>(above) - 1];
            if (other == 0) continue;
            if (other == column || std::llabs(other - column) == row - above) {
                input.refuse("the queens of rows " + std::to_string(above) + " and " +
                             std::to_string(row) + " attack each other");
            }
        }
        columns.push_back(column);
    }
    if (!is_open) input.refuse("every row has a queen");
    input.newline();
    input.accept();
}
