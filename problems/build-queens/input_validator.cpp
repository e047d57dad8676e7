// N-Queen (BOJ 3344): one line with N, one of six numbers.
#include <algorithm>
#include <iterator>
#include <string>

#include "strict_input.h"

int main() {
    constexpr long long kAsked[] = {8, 26, 213, 2012, 99991, 99999};
    testdata::StrictInput input;
    const long long n = input.integer("N", 8, 99999);
    if (std::find(std::begin(kAsked), std::end(kAsked), n) == std::end(kAsked)) {
        input.refuse("N: " + std::to_string(n) + " is none of the six that are asked for");
    }
    input.newline();
    input.accept();
}
