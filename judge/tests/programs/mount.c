// Tries: a file system of its own, on its working folder, for a moment.
// Verdict: RTE
// Reason: forbidden system call: mount
#include <errno.h>
#include <stdio.h>
#include <sys/mount.h>

int main(void) {
    if (mount("none", ".", "tmpfs", 0, "size=4k") != 0) return errno;
    umount2(".", MNT_DETACH);
    puts("1");
}
