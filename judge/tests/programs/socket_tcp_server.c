// Tries: to be connected to.
// Verdict: RTE
// Reason: forbidden system call: socket
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <sys/socket.h>

int main(void) {
    const int descriptor = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in here = {.sin_family = AF_INET};
    if (bind(descriptor, (struct sockaddr*)&here, sizeof here) != 0) return errno;
    puts("1");
}
