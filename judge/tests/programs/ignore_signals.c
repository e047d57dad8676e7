// Tries: ignoring and blocking every signal, then going on for ever.
// Verdict: TLE
// Reason: stopped after
// Limits: time 0.2
#define _GNU_SOURCE
#include <signal.h>

int main(void) {
    for (int number = 1; number <= SIGRTMAX; ++number) signal(number, SIG_IGN);
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    for (;;) {
    }
}
