// Tries: stopping the process that started it.
// Verdict: RTE
// Reason: forbidden system call: kill
// Needs: seccomp
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    if (kill(getppid(), SIGSTOP) != 0) return errno;
    puts("1");
}
