// Tries: whether it could signal anybody else; sends nothing.
// Verdict: RTE
// Reason: forbidden system call: kill
#include <errno.h>
#include <signal.h>
#include <stdio.h>

int main(void) {
    if (kill(-1, 0) != 0) return errno;
    puts("1");
}
