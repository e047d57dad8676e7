// Tries: whether it could bend the clock; changes nothing.
// Verdict: RTE
// Reason: forbidden system call
#include <errno.h>
#include <stdio.h>
#include <sys/timex.h>

int main(void) {
    struct timex what = {0};
    if (adjtimex(&what) < 0) return errno;
    puts("1");
}
