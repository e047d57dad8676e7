// Yet Another Task with Queens (Codeforces 131E): n and m, then m different squares.
#include <set>
#include <string>
#include <utility>

#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    const long long n = input.integer("n", 1, 100000);
    input.space();
    const long long m = input.integer("m", 1, 100000);
    input.newline();
    std::set<std::pair<long long, long long>> squares;
    for (long long i = 0; i < m; ++i) {
        const long long row = input.integer("r", 1, n);
        input.space();
        const long long column = input.integer("c", 1, n);
        if (!squares.emplace(row, column).second) {
            input.refuse("square " + std::to_string(row) + " " + std::to_string(column) +
                         " is taken");
        }
        input.newline();
    }
    input.accept();
}
