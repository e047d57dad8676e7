// Tries: a file in the checkout.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    if (open("@CHECKOUT@/queens-was-here", O_WRONLY | O_CREAT, 0600) < 0) return errno;
    unlink("@CHECKOUT@/queens-was-here");
    puts("1");
}
