// Tries: a program that runs as root whoever starts it.
// Verdict: RTE
// Reason: forbidden system call: execve
#include <errno.h>
#include <unistd.h>

int main(void) {
    execl("/bin/su", "su", "--version", (char*)NULL);
    return errno;
}
