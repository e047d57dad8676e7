// Tries: much on standard error and then the right answer: allowed.
// Verdict: AC
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    static char chunk[1000 << 10];
    memset(chunk, '!', sizeof chunk);
    write(2, chunk, sizeof chunk);
    puts("1");
}
