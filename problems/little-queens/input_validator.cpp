// Little Queens (Codeforces acmsguru 224): one line with n and k, 1 <= n <= 10, 0 <= k <= n * n.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    const long long n = input.integer("n", 1, 10);
    input.space();
    input.integer("k", 0, n * n);
    input.newline();
    input.accept();
}
