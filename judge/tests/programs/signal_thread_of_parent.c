// Tries: tgkill and rt_sigqueueinfo on the parent.
// Verdict: RTE
// Reason: forbidden system call: tgkill
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    if (syscall(SYS_tgkill, getppid(), getppid(), SIGCONT) != 0) return errno;
    puts("1");
}
