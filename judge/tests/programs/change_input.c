// Tries: changing the stored input through the descriptor it is given.
// Verdict: RTE
// Reason: exit status 9
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    if (fchmod(0, 0600) == 0 || futimens(0, NULL) == 0 || flock(0, LOCK_EX) == 0 ||
        ftruncate(0, 0) == 0 || write(0, "2", 1) > 0) {
        return puts("1") < 0;
    }
    return errno;
}
