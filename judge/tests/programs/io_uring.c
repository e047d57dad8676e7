// Tries: system calls by way of a ring in memory, past every filter.
// Verdict: RTE
// Reason: exit status 38
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    unsigned parameters[30] = {0};
    if (syscall(SYS_io_uring_setup, 4, parameters) < 0) return errno;
    puts("1");
}
