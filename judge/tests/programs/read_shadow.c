// Tries: the system's passwords.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int main(void) {
    if (open("/etc/shadow", O_RDONLY) < 0) return errno;
    puts("1");
}
