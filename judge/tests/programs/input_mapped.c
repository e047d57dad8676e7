// Tries: the input by mmap, shared, as fast readers do: allowed.
// Verdict: AC
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    struct stat status;
    fstat(0, &status);
    const char* const bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_SHARED, 0, 0);
    if (bytes == MAP_FAILED) return 1;
    return write(1, bytes, (size_t)status.st_size) < 0;
}
