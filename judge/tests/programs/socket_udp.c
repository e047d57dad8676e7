// Tries: a datagram.
// Verdict: RTE
// Reason: forbidden system call: socket
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <sys/socket.h>

int main(void) {
    const int descriptor = socket(AF_INET6, SOCK_DGRAM, 0);
    struct sockaddr_in6 there = {.sin6_family = AF_INET6, .sin6_port = htons(9)};
    there.sin6_addr = in6addr_loopback;
    if (descriptor < 0) return errno;
    if (sendto(descriptor, "x", 1, 0, (struct sockaddr*)&there, sizeof there) < 0 &&
        errno == EACCES) {
        return errno;
    }
    puts("1");
}
