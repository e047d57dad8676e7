// Tries: calls of the x32 kind, which a careless filter lets through.
// Verdict: RTE
// Reason: SIGSYS
// Machine: x86_64
#include <stdio.h>
#include <unistd.h>

int main(void) {
    const long child = syscall(0x40000000 + 57);  // fork
    if (child > 0) puts("1");
    return child < 0;
}
