// Tries: one frame larger than all there is.
// Verdict: RTE
// Reason: SIGSEGV
#include <alloca.h>
#include <stdio.h>

int main(void) {
    volatile char* const frame = alloca((size_t)64 << 30);
    frame[0] = 1;
    puts("1");
}
