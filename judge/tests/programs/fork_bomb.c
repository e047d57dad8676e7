// Tries: 256 processes that all burn CPU time.
// Verdict: RTE
// Reason: forbidden system call: clone
// Limits: memory 256
#include <stdio.h>
#include <unistd.h>

int main(void) {
    for (int i = 0; i < 8; ++i) {
        if (fork() < 0) return 1;
    }
    puts("1");
    fflush(stdout);
    for (;;) {
    }
}
