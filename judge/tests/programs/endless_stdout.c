// Tries: printing for ever.
// Verdict: OLE
// Reason: standard output
#include <stdio.h>

int main(void) {
    for (;;) puts("");
}
