// Tries: a pair of sockets: harmless, and of no use.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <stdio.h>
#include <sys/socket.h>

int main(void) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return errno;
    puts("1");
}
