// Tries: the same by malloc, without looking at what it says.
// Verdict: RTE
// Reason: SIGSEGV
#include <stdlib.h>

int main(void) {
    volatile size_t size = (size_t)1 << 45;
    *(volatile char*)malloc(size) = 1;
}
