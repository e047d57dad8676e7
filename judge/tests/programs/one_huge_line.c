// Tries: a line without an end.
// Verdict: OLE
#include <stdio.h>

int main(void) {
    for (int i = 0; i < 4 << 20; ++i) putchar('x');
}
