// Tries: a socket with an abstract name.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/un.h>

int main(void) {
    const int descriptor = socket(AF_UNIX, SOCK_DGRAM, 0);
    if (descriptor < 0) return errno;
    struct sockaddr_un here = {.sun_family = AF_UNIX, .sun_path = "\0queens-was-here"};
    if (bind(descriptor, (struct sockaddr*)&here, sizeof here) != 0) return errno;
    puts("1");
}
