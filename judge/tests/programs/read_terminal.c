// Tries: the terminal.
// Verdict: RTE
// Reason: exit status
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int main(void) {
    if (open("/dev/tty", O_RDWR) < 0) return errno;
    puts("1");
}
