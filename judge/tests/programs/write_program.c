// Tries: changing its own program in the store.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    char path[4096] = "";
    if (readlink("/proc/self/exe", path, sizeof path - 1) < 0) return errno;
    if (open(path, O_WRONLY) < 0 && unlink(path) != 0) return errno == ETXTBSY ? EACCES : errno;
    puts("1");
}
