// Tries: the same by a forbidden call.
// Verdict: RTE AC
#include <stdio.h>
#include <sys/ptrace.h>
#include <unistd.h>

int main(void) {
    int number = 0;
    scanf("%d", &number);
    if (number == 1) ptrace(PTRACE_SEIZE, getppid(), NULL, NULL), _exit(5);
    printf("%d\n", number);
}
