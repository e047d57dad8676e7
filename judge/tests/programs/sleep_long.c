// Tries: sleeping past the end.
// Verdict: TLE
// Reason: idle
// Limits: time 0.2
#include <unistd.h>

int main(void) { sleep(600); }
