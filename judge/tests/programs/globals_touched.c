// Tries: 64 MiB of globals, touched.
// Verdict: MLE
// Reason: limit 32
#include <stdio.h>
#include <string.h>

static char bytes[64 << 20];

int main(void) {
    memset(bytes, 1, sizeof bytes);
    puts(bytes[getchar()] == 1 ? "1" : "?");
}
