// Tries: naming the machine, as it is named.
// Verdict: RTE
// Reason: forbidden system call: sethostname
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

int main(void) {
    struct utsname name;
    uname(&name);
    if (sethostname(name.nodename, strlen(name.nodename)) != 0) return errno;
    puts("1");
}
