// Tries: reading the memory of its parent.
// Verdict: RTE
// Reason: forbidden system call: process_vm_readv
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/uio.h>
#include <unistd.h>

int main(void) {
    char byte;
    struct iovec here = {&byte, 1};
    struct iovec there = {(void*)0x400000, 1};
    if (process_vm_readv(getppid(), &here, 1, &there, 1, 0) != 1) return errno;
    puts("1");
}
