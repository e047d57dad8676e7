// Tries: the limit in two halves and a byte, on two streams.
// Verdict: OLE
#include <stdio.h>

int main(void) {
    putchar('1');
    for (int i = 1; i < 1 << 19; ++i) putchar('\n');
    static char rest[(1 << 19) + 1];
    fwrite(rest, 1, sizeof rest, stderr);
}
