// Tries: printing through another descriptor: allowed.
// Verdict: AC
#include <unistd.h>

int main(void) {
    dup2(1, 100);
    dup2(0, 1);
    close(0);
    close(2);
    return write(100, "1\n", 2) != 2;
}
