// Tries: 1.4 times the limit: it may end, and how long it took is shown.
// Verdict: TLE
// Reason: 0.5[67]
// Limits: time 0.4
#include <stdio.h>
#include <time.h>

int main(void) {
    while (clock() < CLOCKS_PER_SEC * 0.56) {
    }
    puts("1");
}
