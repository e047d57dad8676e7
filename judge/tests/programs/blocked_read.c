// Tries: reading from a pipe that nobody writes to.
// Verdict: TLE
// Reason: idle
// Limits: time 0.2
#include <unistd.h>

int main(void) {
    int ends[2];
    char byte;
    if (pipe(ends) != 0) return 1;
    return (int)read(ends[0], &byte, 1);
}
