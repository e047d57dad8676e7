// Tries: crashing past the time limit: too slow first of all.
// Verdict: TLE
// Limits: time 0.2
#include <stdlib.h>
#include <time.h>

int main(void) {
    while (clock() < CLOCKS_PER_SEC / 4) {
    }
    abort();
}
