// Yet Another N-Queen Problem (SPOJ NQUEEN): until the end of the file, lines of N, 1 <= N <= 50,
// and N columns, 0 for a row without a queen. The given queens leave each other alone; that the
// board can be completed is not checked here.
#include <cstdlib>
#include <string>
#include <vector>

#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    do {
        const long long n = input.integer("N", 1, 50);
        std::vector<long long> columns;
        for (long long row = 1; row <= n; ++row) {
            input.space();
            const long long column = input.integer("column", 0, n);
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
        input.newline();
    } while (!input.at_end());
    input.accept();
}
