// Tries: a process by clone3, whose flags a filter cannot see.
// Verdict: RTE
// Reason: exit status 38
#define _GNU_SOURCE
#include <errno.h>
#include <linux/sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    struct clone_args arguments = {.exit_signal = SIGCHLD};
    const long child = syscall(SYS_clone3, &arguments, sizeof arguments);
    if (child < 0) return errno;
    if (child == 0) _exit(0);
    puts("1");
}
