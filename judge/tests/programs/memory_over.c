// Tries: 16 MiB more than the limit.
// Verdict: MLE
// Reason: limit 32
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char* const bytes = malloc(48 << 20);
    memset(bytes, 1, 48 << 20);
    puts(bytes[getchar()] == 1 ? "1" : "?");
}
