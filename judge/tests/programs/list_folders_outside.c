// Tries: the list of one folder after another.
// Verdict: RTE
// Reason: exit status 13
#include <dirent.h>
#include <errno.h>
#include <stdio.h>

int main(void) {
    const char* const folders[] = {"/", "/etc", "/tmp", "/root", "/home", "/proc", "/sys", "/dev", "/run"};
    for (unsigned i = 0; i < sizeof folders / sizeof *folders; ++i) {
        if (opendir(folders[i]) != NULL) return puts("1") < 0;
    }
    return errno == EACCES || errno == ENOENT ? EACCES : errno;
}
