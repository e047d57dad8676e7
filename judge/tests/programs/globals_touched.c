// Tries: 128 MiB of globals, touched.
// Verdict: MLE
// Reason: limit 64
#include <stdio.h>
#include <string.h>

static char bytes[128 << 20];

int main(void) {
    memset(bytes, 1, sizeof bytes);
    puts(bytes[getchar()] == 1 ? "1" : "?");
}
