// Tries: a large mapping, touched as fast as it goes, in huge pages.
// Verdict: MLE
// Reason: limit 32
#define _GNU_SOURCE
#include <stddef.h>
#include <sys/mman.h>

int main(void) {
    const size_t size = 2048ul << 20;
    volatile char* const bytes =
        mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (bytes == MAP_FAILED) return 1;
    madvise((void*)bytes, size, MADV_HUGEPAGE);
    for (size_t at = 0; at < size; at += 4096) bytes[at] = 1;
}
