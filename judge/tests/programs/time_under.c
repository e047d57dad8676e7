// Tries: four fifths of the time limit: allowed.
// Verdict: AC
// Limits: time 0.2
#include <stdio.h>
#include <time.h>

int main(void) {
    while (clock() < CLOCKS_PER_SEC * 0.16) {
    }
    puts("1");
}
