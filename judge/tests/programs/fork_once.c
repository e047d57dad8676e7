// Tries: one child, waited for.
// Verdict: RTE
// Reason: forbidden system call: clone
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    const pid_t child = fork();
    if (child == 0) _exit(0);
    wait(NULL);
    puts("1");
}
