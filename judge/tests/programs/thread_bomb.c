// Tries: 3000 threads at once, all asleep.
// Verdict: RTE
// Reason: exit status 11
// Limits: time 2
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static void* sleeper(void* unused) {
    pause();
    return unused;
}

int main(void) {
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 16384);
    for (int i = 0; i < 3000; ++i) {
        pthread_t thread;
        const int error = pthread_create(&thread, &small, sleeper, NULL);
        if (error != 0) return error;
    }
    puts("1");
    fflush(stdout);
    _exit(0);
}
