// Tries: hiding memory from /proc by ending the first thread.
// Verdict: MLE
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void* work(void* unused) {
    usleep(20000);
    for (int i = 0; i < 300; ++i) {
        memset(malloc(1 << 20), 1, 1 << 20);
        usleep(1000);
    }
    pause();  // without the memory limit: idle
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, work, NULL);
    pthread_exit(NULL);
}
