// Tries: the answer by mmap.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    const int file = open("@ANSWER@", O_RDONLY);
    if (file < 0) return errno;
    return write(1, mmap(NULL, 2, PROT_READ, MAP_PRIVATE, file, 0), 2) < 0;
}
