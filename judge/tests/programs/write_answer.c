// Tries: opening the stored answer for writing.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int main(void) {
    if (open("@ANSWER@", O_WRONLY) < 0) return errno;
    puts("1");
}
