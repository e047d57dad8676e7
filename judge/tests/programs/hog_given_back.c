// Tries: 80 MiB, given back before anyone looks: the peak counts.
// Verdict: MLE
// Reason: limit 64
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

int main(void) {
    char* const bytes =
        mmap(NULL, 80 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    memset(bytes, 1, 80 << 20);
    if (bytes[getchar()] != 1) return 1;
    munmap(bytes, 80 << 20);
    puts("1");
}
