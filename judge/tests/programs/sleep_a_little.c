// Tries: half a second of sleep under a limit of 0.2 s of CPU time: allowed.
// Verdict: AC
// Limits: time 0.2
#include <stdio.h>
#include <unistd.h>

int main(void) {
    usleep(500000);
    puts("1");
}
