// Tries: waiting for a signal that never comes.
// Verdict: TLE
// Reason: idle
// Limits: time 0.2
#include <unistd.h>

int main(void) { pause(); }
