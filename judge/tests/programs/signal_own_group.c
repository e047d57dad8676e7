// Tries: a signal to its own group, itself: allowed.
// Verdict: RTE
// Reason: SIGUSR1
#include <signal.h>

int main(void) {
    kill(0, SIGUSR1);
    for (;;) {
    }
}
