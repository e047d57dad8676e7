// Tries: killing all there is.
// Verdict: RTE
// Reason: forbidden system call: kill
// Needs: seccomp
#include <signal.h>
#include <stdio.h>

int main(void) {
    if (kill(-1, SIGKILL) != 0) return 1;
    puts("1");
}
