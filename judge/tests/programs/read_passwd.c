// Tries: the system's users.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int main(void) {
    if (open("/etc/passwd", O_RDONLY) < 0) return errno;
    puts("1");
}
