// Tries: another user: the first, or nobody.
// Verdict: RTE
// Reason: exit status 1
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    if (setuid(geteuid() == 0 ? 65534 : 0) != 0) return errno;
    puts("1");
}
