// Tries: memory that outlives a process: a System V segment, filled.
// Verdict: RTE
// Reason: exit status 1
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/shm.h>

int main(void) {
    const int segment = shmget(IPC_PRIVATE, 48 << 20, IPC_CREAT | 0600);
    if (segment < 0) return errno;
    char* const bytes = shmat(segment, NULL, 0);
    shmctl(segment, IPC_RMID, NULL);
    memset(bytes, 1, 48 << 20);
    puts("1");
}
