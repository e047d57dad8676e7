// Tries: complaining for ever.
// Verdict: OLE
// Reason: standard error
#include <stdio.h>
#include <unistd.h>

int main(void) {
    static char chunk[4096];
    puts("1");
    fflush(stdout);
    for (;;) write(2, chunk, sizeof chunk);
}
