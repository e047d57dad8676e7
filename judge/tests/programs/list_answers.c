// Tries: the list of stored cases.
// Verdict: RTE
// Reason: exit status 13
#include <dirent.h>
#include <errno.h>
#include <stdio.h>

int main(void) {
    if (opendir("@DATA@") == NULL) return errno;
    puts("1");
}
