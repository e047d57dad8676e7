// Tries: filling shared memory and letting go of it bit by bit, so that it is held but not counted.
// Verdict: RTE
// Reason: exit status 1
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

int main(void) {
    const size_t size = 256u << 20;
    char* const bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (bytes == MAP_FAILED) return errno;
    for (size_t at = 0; at < size; at += 1 << 20) {
        memset(bytes + at, 1, 1 << 20);
        madvise(bytes + at, 1 << 20, MADV_DONTNEED);
    }
    puts("1");
}
