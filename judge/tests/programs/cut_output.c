// Tries: printing too much and cutting it off again.
// Verdict: OLE
#include <signal.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    static char chunk[65536];
    signal(SIGXFSZ, SIG_IGN);
    memset(chunk, '\n', sizeof chunk);
    write(1, "1", 1);
    while (write(1, chunk, sizeof chunk) > 0) {
    }
    return ftruncate(1, 2) == 0 ? 0 : 3;
}
