// Tries: the list of the user's home.
// Verdict: RTE
// Reason: exit status 13
#include <dirent.h>
#include <errno.h>
#include <stdio.h>

int main(void) {
    if (opendir("@HOME@") == NULL) return errno;
    puts("1");
}
