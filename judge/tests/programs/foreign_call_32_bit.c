// Tries: calls of the 32-bit kind.
// Verdict: RTE
// Reason: SIG
// Machine: x86_64
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int result = 2;  // fork
    __asm__ volatile("int $0x80" : "+a"(result) : : "memory");
    if (result == 0) _exit(0);
    if (result > 0) puts("1");
    return result < 0;
}
