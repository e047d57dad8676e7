// Tries: 16 MiB less than the limit: allowed.
// Verdict: AC
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char* const bytes = malloc(16 << 20);
    memset(bytes, 1, 16 << 20);
    puts(bytes[getchar()] == 1 ? "1" : "?");
}
