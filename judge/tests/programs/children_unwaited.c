// Tries: four children that burn 0.25 s each, unwaited for, so that their time is nobody's.
// Verdict: RTE
// Reason: forbidden system call: clone
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(void) {
    int ends[2];
    char byte;
    if (pipe(ends) != 0) return 1;
    for (int i = 0; i < 4; ++i) {
        if (fork() == 0) {
            while (clock() < CLOCKS_PER_SEC / 4) {
            }
            _exit(0);
        }
    }
    close(ends[1]);
    read(ends[0], &byte, 1);  // until the last of them has gone
    puts("1");
}
