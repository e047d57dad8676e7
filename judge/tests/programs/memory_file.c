// Tries: memory in a file without a name, which is not counted as its own.
// Verdict: RTE
// Reason: exit status 1
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    static char chunk[1 << 20];
    const int file = memfd_create("hog", 0);
    if (file < 0) return errno;
    memset(chunk, 1, sizeof chunk);
    for (int i = 0; i < 80; ++i) {
        if (write(file, chunk, sizeof chunk) < 0) return errno;
    }
    puts("1");
}
