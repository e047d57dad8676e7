// Tries: changing the priority of its parent, to what it is.
// Verdict: RTE
// Reason: exit status 1
#include <errno.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

int main(void) {
    const id_t parent = (id_t)getppid();
    if (setpriority(PRIO_PROCESS, parent, getpriority(PRIO_PROCESS, parent)) != 0) return errno;
    puts("1");
}
