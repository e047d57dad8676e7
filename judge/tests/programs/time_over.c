// Tries: 1.2 times the limit: it may end, and how long it took is shown.
// Verdict: TLE
// Reason: 0\.3(6|7[0-4])
// Limits: time 0.3
#include <stdio.h>
#include <time.h>

int main(void) {
    while (clock() < CLOCKS_PER_SEC * 0.36) {
    }
    puts("1");
}
