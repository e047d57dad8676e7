// Tries: the list of the checkout.
// Verdict: RTE
// Reason: exit status 13
#include <dirent.h>
#include <errno.h>
#include <stdio.h>

int main(void) {
    if (opendir("@CHECKOUT@") == NULL) return errno;
    puts("1");
}
