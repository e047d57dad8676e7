// Tries: typing into the terminal, if there is one.
// Verdict: RTE
// Reason: exit status 25
#include <errno.h>
#include <stdio.h>
#include <sys/ioctl.h>

int main(void) {
    for (int descriptor = 0; descriptor < 3; ++descriptor) {
        if (ioctl(descriptor, TIOCSTI, "x") == 0) return puts("1") < 0;
    }
    return errno;
}
