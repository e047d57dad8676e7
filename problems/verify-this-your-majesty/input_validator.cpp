// Verify This, Your Majesty (Kattis queens): N, then N different squares.
#include <set>
#include <utility>

#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    const long long n = input.integer("N", 1, 5000);
    input.newline();
    std::set<std::pair<long long, long long>> squares;
    for (long long queen = 0; queen < n; ++queen) {
        const long long column = input.integer("x", 0, n - 1);
        input.space();
        const long long row = input.integer("y", 0, n - 1);
        input.newline();
        if (!squares.insert({column, row}).second)
            input.refuse("expected another square, found one twice");
    }
    input.accept();
}
