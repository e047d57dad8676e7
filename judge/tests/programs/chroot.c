// Tries: another root, the one it has.
// Verdict: RTE
// Reason: forbidden system call: chroot
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    if (chroot("/") != 0) return errno;
    puts("1");
}
