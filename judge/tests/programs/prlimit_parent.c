// Tries: changing a limit of its parent, to what it is.
// Verdict: RTE
// Reason: exit status 1
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

int main(void) {
    struct rlimit limit;
    if (prlimit(getppid(), RLIMIT_NOFILE, NULL, &limit) != 0) return errno;
    if (prlimit(getppid(), RLIMIT_NOFILE, &limit, NULL) != 0) return errno;
    puts("1");
}
