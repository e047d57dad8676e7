// Tries: leaving a sleeper behind, out of reach of process group and session.
// Verdict: RTE
// Reason: forbidden system call: clone
#include <stdio.h>
#include <unistd.h>

int main(void) {
    if (fork() == 0) {
        setsid();
        if (fork() == 0) sleep(600);
        _exit(0);
    }
    puts("1");
}
