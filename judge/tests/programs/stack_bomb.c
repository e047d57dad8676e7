// Tries: recursion without end, with large frames.
// Verdict: MLE
// Reason: limit 32
#include <string.h>

static int deeper(int depth) {
    volatile char frame[1 << 16];
    memset((char*)frame, depth, sizeof frame);
    return deeper(depth + 1) + frame[depth % 100];
}

int main(void) { return deeper(0); }
