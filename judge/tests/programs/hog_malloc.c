// Tries: all memory, by malloc, in small pieces.
// Verdict: MLE
// Reason: limit 32
#include <stdlib.h>

int main(void) {
    for (;;) *(volatile char*)malloc(1000) = 1;
}
