// Tries: a signal to the process that started it, one that does nothing.
// Verdict: RTE
// Reason: forbidden system call: kill
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    if (kill(getppid(), SIGCONT) != 0) return errno;
    puts("1");
}
