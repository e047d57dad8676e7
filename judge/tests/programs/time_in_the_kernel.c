// Tries: burning the time in the kernel instead.
// Verdict: TLE
// Reason: stopped after
// Limits: time 0.2
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    for (;;) syscall(SYS_getppid);
}
