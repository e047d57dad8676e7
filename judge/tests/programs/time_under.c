// Tries: four fifths of the time limit: allowed.
// Verdict: AC
// Limits: time 0.4
#include <stdio.h>
#include <time.h>

int main(void) {
    while (clock() < CLOCKS_PER_SEC * 0.32) {
    }
    puts("1");
}
