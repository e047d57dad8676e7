// Tries: the size of the stored answer. Known and not prevented: see "Not defended against".
// Verdict: AC
#include <stdio.h>
#include <sys/stat.h>

int main(void) {
    struct stat status;
    if (stat("@ANSWER@", &status) != 0) return 1;
    puts(status.st_size == 2 ? "1" : "?");
}
