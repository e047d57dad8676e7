// Tries: ten million frames of a small function under 1 GiB: allowed.
// Verdict: AC
// Limits: time 2 memory 1024
#include <stdio.h>

static volatile int sink;

static int deeper(int depth) {
    if (depth == 0) return 0;
    const int result = deeper(depth - 1) + 1;
    sink = result;
    return result;
}

int main(void) { puts(deeper(10000000) == 10000000 ? "1" : "?"); }
