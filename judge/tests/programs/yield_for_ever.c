// Tries: giving its time away for ever.
// Verdict: TLE
// Limits: time 0.2
#include <sched.h>

int main(void) {
    for (;;) sched_yield();
}
