// Tries: a handle on its parent.
// Verdict: RTE
// Reason: exit status 38
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    if (syscall(SYS_pidfd_open, getppid(), 0) < 0) return errno;
    puts("1");
}
