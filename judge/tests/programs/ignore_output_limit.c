// Tries: going on where a write fails, then ending well.
// Verdict: OLE
#include <signal.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    static char chunk[65536];
    signal(SIGXFSZ, SIG_IGN);
    memset(chunk, '1', sizeof chunk);
    for (int i = 0; i < 64; ++i) {
        if (write(1, chunk, sizeof chunk) < 0) return 0;
    }
    return 0;
}
