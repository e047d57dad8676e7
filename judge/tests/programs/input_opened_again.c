// Tries: the input for writing, through /proc.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int main(void) {
    if (open("/proc/self/fd/0", O_RDWR) < 0) return errno;
    puts("1");
}
