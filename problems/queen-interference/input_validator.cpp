// QueenInterference (TopCoder SRM 208): one line with n, 4 <= n <= 100, n != 17.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    const long long n = input.integer("n", 4, 100);
    if (n == 17) input.refuse("n: 17 is excluded, its process never ends");
    input.newline();
    input.accept();
}
