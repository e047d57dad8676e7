// Tries: holding the kernel up in the middle of a call.
// Verdict: RTE
// Reason: forbidden system call: userfaultfd
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    if (syscall(SYS_userfaultfd, 1) < 0) return errno;
    puts("1");
}
