// Tries: a file in its working folder.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int main(void) {
    if (open("trace", O_WRONLY | O_CREAT, 0600) < 0) return errno;
    puts("1");
}
