// Tries: the stored answer by its path.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

int main(void) {
    char text[64];
    const int file = open("@ANSWER@", O_RDONLY);
    if (file < 0) return errno;
    return write(1, text, (size_t)read(file, text, sizeof text)) < 0;
}
