// Tries: 1.4 times the limit: it may end, and how long it took is shown.
// Verdict: TLE
// Reason: 0.2[89]
// Limits: time 0.2
#include <stdio.h>
#include <time.h>

int main(void) {
    while (clock() < CLOCKS_PER_SEC * 0.28) {
    }
    puts("1");
}
