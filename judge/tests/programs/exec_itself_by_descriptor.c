// Tries: the same by execveat.
// Verdict: RTE
// Reason: forbidden system call: execveat
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(int argc, char** argv) {
    (void)argv;
    if (argc > 1) return puts("1") < 0;
    char* const arguments[] = {"program", "again", NULL};
    char* const environment[] = {NULL};
    syscall(SYS_execveat, AT_FDCWD, "/proc/self/exe", arguments, environment, 0);
    return errno;
}
