// Tries: becoming itself, to start with fresh clocks.
// Verdict: RTE
// Reason: forbidden system call: execve
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

int main(int argc, char** argv) {
    (void)argv;
    if (argc > 1) return puts("1") < 0;
    execl("/proc/self/exe", "program", "again", (char*)NULL);
    return errno;
}
