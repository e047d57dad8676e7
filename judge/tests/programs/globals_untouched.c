// Tries: 512 MiB of globals, of which it touches none: they take no memory.
// Verdict: AC
#include <stdio.h>

static volatile char bytes[512 << 20];

int main(void) { puts(bytes[12345] == 0 ? "1" : "?"); }
