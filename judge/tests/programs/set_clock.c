// Tries: setting the clock, to what it is.
// Verdict: RTE
// Reason: forbidden system call: clock_settime
#include <errno.h>
#include <stdio.h>
#include <time.h>

int main(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (clock_settime(CLOCK_REALTIME, &now) != 0) return errno;
    puts("1");
}
