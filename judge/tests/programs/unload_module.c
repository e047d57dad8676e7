// Tries: taking a part out of the kernel that is not there.
// Verdict: RTE
// Reason: forbidden system call: delete_module
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    if (syscall(SYS_delete_module, "queens_not_there", 0) != 0 && errno != ENOENT) return errno;
    puts("1");
}
