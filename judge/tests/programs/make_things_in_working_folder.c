// Tries: folder, link, pipe and device in its working folder.
// Verdict: RTE
// Reason: exit status 13
#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    if (mkdir("folder", 0700) == 0 || symlink("/", "link") == 0 || mkfifo("pipe", 0600) == 0 ||
        mknod("device", S_IFCHR | 0600, 0x103) == 0) {
        return puts("1") < 0;
    }
    return errno;
}
