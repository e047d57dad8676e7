// Tries: becoming the debugger of its parent.
// Verdict: RTE
// Reason: forbidden system call: ptrace
#include <errno.h>
#include <stdio.h>
#include <sys/ptrace.h>
#include <unistd.h>

int main(void) {
    if (ptrace(PTRACE_SEIZE, getppid(), NULL, NULL) != 0) return errno;
    puts("1");
}
