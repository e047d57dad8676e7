// Tries: what it inherits: a session and group of its own, no core dumps, no timers.
// Verdict: AC
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

int main(void) {
    struct rlimit core;
    struct itimerval timer;
    if (getsid(0) != getpid() || getpgrp() != getpid()) return 1;
    if (getrlimit(RLIMIT_CORE, &core) != 0 || core.rlim_max > 1) return 2;
    for (int which = 0; which < 3; ++which) {
        if (getitimer(which, &timer) != 0 || timer.it_value.tv_sec != 0) return 3;
    }
    puts("1");
}
