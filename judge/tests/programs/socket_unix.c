// Tries: a socket that is a file.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/un.h>

int main(void) {
    const int descriptor = socket(AF_UNIX, SOCK_STREAM, 0);
    if (descriptor < 0) return errno;
    struct sockaddr_un here = {.sun_family = AF_UNIX, .sun_path = "socket"};
    if (bind(descriptor, (struct sockaddr*)&here, sizeof here) != 0) return errno;
    puts("1");
}
