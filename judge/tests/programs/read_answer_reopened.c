// Tries: the answer as a mere place (O_PATH), opened again through /proc.
// Verdict: RTE
// Reason: exit status 13
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    char path[64];
    char text[64];
    const int place = open("@ANSWER@", O_PATH);
    if (place < 0) return errno;
    snprintf(path, sizeof path, "/proc/self/fd/%d", place);
    const int file = open(path, O_RDONLY);
    if (file < 0) return errno;
    return write(1, text, (size_t)read(file, text, sizeof text)) < 0;
}
