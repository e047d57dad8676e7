// Tries: clearing the timers that might watch it, then going on for ever.
// Verdict: TLE
// Reason: stopped after
// Limits: time 0.2
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

int main(void) {
    const struct itimerval none = {{0, 0}, {0, 0}};
    for (int which = 0; which < 3; ++which) setitimer(which, &none, NULL);
    for (int timer = 0; timer < 64; ++timer) syscall(SYS_timer_delete, timer);
    alarm(0);
    for (;;) {
    }
}
