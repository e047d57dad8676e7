// Tries: a world in which it is root.
// Verdict: RTE
// Reason: forbidden system call: unshare
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <stdio.h>

int main(void) {
    if (unshare(CLONE_NEWUSER) != 0) return errno;
    puts("1");
}
