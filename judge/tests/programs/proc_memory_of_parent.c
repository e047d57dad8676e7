// Tries: reading the memory of its parent through /proc.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/mem", getppid());
    if (open(path, O_RDONLY) < 0) return errno;
    puts("1");
}
