// Tries: stopping itself.
// Verdict: TLE
// Reason: idle
// Limits: time 0.2
#include <signal.h>

int main(void) { raise(SIGSTOP); }
