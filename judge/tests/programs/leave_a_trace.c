// Tries: finding in the second case what it left in the first: file, descriptor, limit.
// Verdict: AC AC
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

int main(void) {
    const struct rlimit low = {20, 20};
    int number = 0;
    struct rlimit files;
    scanf("%d", &number);
    getrlimit(RLIMIT_NOFILE, &files);
    if (number == 2 && (access("trace", F_OK) == 0 || files.rlim_cur < 100)) return 1;
    if (number == 1) {
        open("trace", O_WRONLY | O_CREAT, 0600);
        setrlimit(RLIMIT_NOFILE, &low);
        signal(SIGTERM, SIG_IGN);
        dup2(1, 9);
    } else if (lseek(9, 0, SEEK_CUR) >= 0) {
        return 2;
    }
    printf("%d\n", number);
}
