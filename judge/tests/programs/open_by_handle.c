// Tries: a file by its number, past all paths.
// Verdict: RTE
// Reason: forbidden system call: open_by_handle_at
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    struct file_handle* const handle = calloc(1, sizeof *handle + 8);
    handle->handle_bytes = 8;
    if (open_by_handle_at(0, handle, O_RDONLY) < 0 && errno != ESTALE) return errno;
    puts("1");
}
