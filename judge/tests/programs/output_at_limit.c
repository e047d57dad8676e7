// Tries: exactly as much as the limit: allowed.
// Verdict: AC
#include <stdio.h>

int main(void) {
    putchar('1');
    for (int i = 1; i < 1 << 20; ++i) putchar('\n');
}
