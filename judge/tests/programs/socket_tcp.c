// Tries: a connection.
// Verdict: RTE
// Reason: forbidden system call: socket
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <sys/socket.h>

int main(void) {
    const int descriptor = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in there = {.sin_family = AF_INET, .sin_port = htons(9)};
    there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connect(descriptor, (struct sockaddr*)&there, sizeof there);
    if (errno == EACCES) return errno;
    puts("1");
}
