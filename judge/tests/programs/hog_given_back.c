// Tries: 48 MiB, given back before anyone looks: the peak counts.
// Verdict: MLE
// Reason: limit 32
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

int main(void) {
    char* const bytes =
        mmap(NULL, 48 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    memset(bytes, 1, 48 << 20);
    if (bytes[getchar()] != 1) return 1;
    munmap(bytes, 48 << 20);
    puts("1");
}
