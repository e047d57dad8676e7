// Tries: fork and vfork by their own numbers.
// Verdict: RTE
// Reason: forbidden system call: fork
// Machine: x86_64
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    if (syscall(SYS_fork) == 0) _exit(0);
    puts("1");
}
