// Tries: to remove, rename, cut, lock away and re-date a file of the user's.
// Verdict: RTE
// Reason: exit status 13
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

int main(void) {
    const char* const file = "@VICTIM@";
    if (truncate(file, 0) == 0 || chmod(file, 0) == 0 || utimensat(-100, file, NULL, 0) == 0 ||
        setxattr(file, "user.queens", "1", 1, 0) == 0 || chown(file, 0, 0) == 0 ||
        rename(file, "@VICTIM@.moved") == 0 || unlink(file) == 0) {
        return puts("1") < 0;
    }
    return errno;
}
