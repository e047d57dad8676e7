// Tries: what the kernel says.
// Verdict: RTE
// Reason: forbidden system call: syslog
#include <errno.h>
#include <stdio.h>
#include <sys/klog.h>

int main(void) {
    if (klogctl(10, NULL, 0) < 0) return errno;
    puts("1");
}
