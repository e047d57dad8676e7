// Tries: ending well with every stream closed.
// Verdict: WA
#include <unistd.h>

int main(void) {
    for (int descriptor = 0; descriptor < 3; ++descriptor) close(descriptor);
    return write(1, "1", 1) > 0;
}
