// Tries: messages that outlive a process.
// Verdict: RTE
// Reason: exit status 1
#include <errno.h>
#include <stdio.h>
#include <sys/msg.h>
#include <sys/sem.h>

int main(void) {
    const int queue = msgget(IPC_PRIVATE, IPC_CREAT | 0600);
    if (queue < 0 && semget(IPC_PRIVATE, 1, IPC_CREAT | 0600) < 0) return errno;
    msgctl(queue, IPC_RMID, NULL);
    puts("1");
}
