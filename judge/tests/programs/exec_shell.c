// Tries: becoming a shell.
// Verdict: RTE
// Reason: forbidden system call: execve
#include <errno.h>
#include <unistd.h>

int main(void) {
    execl("/bin/sh", "sh", "-c", "echo 1", (char*)NULL);
    return errno;
}
