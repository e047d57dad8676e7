// Tries: what it inherits: no signal is ignored, blocked or pending.
// Verdict: AC
#include <signal.h>
#include <stdio.h>

int main(void) {
    sigset_t blocked;
    sigset_t pending;
    sigprocmask(SIG_BLOCK, NULL, &blocked);
    sigpending(&pending);
    for (int number = 1; number <= SIGRTMAX; ++number) {
        struct sigaction action;
        if (sigismember(&blocked, number) == 1 || sigismember(&pending, number) == 1) return 1;
        if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_DFL) return 2;
    }
    puts("1");
}
