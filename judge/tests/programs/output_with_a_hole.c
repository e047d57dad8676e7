// Tries: a file of a terabyte, all of it a hole.
// Verdict: RTE
// Reason: SIGXFSZ
#include <unistd.h>

int main(void) {
    if (lseek(1, (off_t)1 << 40, SEEK_SET) < 0) return 2;
    return write(1, "1", 1) < 0;
}
