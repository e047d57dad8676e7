// Tries: talking to the kernel.
// Verdict: RTE
// Reason: forbidden system call: socket
#include <errno.h>
#include <stdio.h>
#include <sys/socket.h>

int main(void) {
    if (socket(AF_NETLINK, SOCK_RAW, 0) < 0) return errno;
    puts("1");
}
