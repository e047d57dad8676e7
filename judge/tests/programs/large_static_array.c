// Tries: half a gibibyte of initialized array: a file too large to link.
// Verdict: CE
#include <stdio.h>

static volatile char bytes[512 << 20] = {1};

int main(void) { printf("%d\n", bytes[0]); }
