// Tries: a mapping that the kernel fills in one call.
// Verdict: MLE
// Reason: limit 32
#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    mmap(NULL, 256u << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    pause();
}
