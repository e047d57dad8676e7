// Tries: counting what the machine does.
// Verdict: RTE
// Reason: forbidden system call: perf_event_open
#include <errno.h>
#include <linux/perf_event.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    struct perf_event_attr what = {.type = PERF_TYPE_SOFTWARE, .size = sizeof what, .exclude_kernel = 1};
    if (syscall(SYS_perf_event_open, &what, 0, -1, -1, 0) < 0) return errno;
    puts("1");
}
