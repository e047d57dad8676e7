// Tries: the same with a mapping of /dev/zero.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>

int main(void) {
    const size_t size = 256u << 20;
    const int zero = open("/dev/zero", O_RDONLY);
    if (zero < 0) return errno;
    volatile char* const bytes = mmap(NULL, size, PROT_READ, MAP_SHARED, zero, 0);
    if (bytes == MAP_FAILED) return errno;
    for (size_t at = 0; at < size; at += 4096) {
        (void)bytes[at];
        if (at % (1 << 20) == 0) madvise((void*)bytes, at, MADV_DONTNEED);
    }
    puts("1");
}
