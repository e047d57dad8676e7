// Tries: one byte more than the limit.
// Verdict: OLE
#include <stdio.h>

int main(void) {
    putchar('1');
    for (int i = 1; i <= 1 << 20; ++i) putchar('\n');
}
