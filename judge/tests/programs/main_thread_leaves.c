// Tries: going on after the first thread has ended: allowed.
// Verdict: AC
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static void* work(void* unused) {
    usleep(50000);
    puts("1");
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, work, NULL);
    pthread_exit(NULL);
}
