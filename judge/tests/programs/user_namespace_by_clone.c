// Tries: the same by clone.
// Verdict: RTE
// Reason: forbidden system call: clone
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    const long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0);
    if (child < 0) return errno;
    if (child == 0) _exit(0);
    puts("1");
}
