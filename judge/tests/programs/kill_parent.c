// Tries: killing the process that started it.
// Verdict: RTE
// Reason: forbidden system call: kill
// Needs: seccomp
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    if (kill(getppid(), SIGKILL) != 0) return errno;
    puts("1");
}
