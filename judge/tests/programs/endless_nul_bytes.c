// Tries: NUL bytes for ever.
// Verdict: OLE
#include <stdio.h>

int main(void) {
    for (;;) putchar(0);
}
