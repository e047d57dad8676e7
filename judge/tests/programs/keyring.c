// Tries: the kernel's store of keys, which outlives a process.
// Verdict: RTE
// Reason: forbidden system call: add_key
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    if (syscall(SYS_add_key, "user", "queens", "1", 1, -2) < 0) return errno;
    puts("1");
}
