// Tries: 1000 threads one after another: slow, but allowed.
// Verdict: AC
// Limits: time 2
#include <pthread.h>
#include <stdio.h>

static void* work(void* number) {
    return number;
}

int main(void) {
    for (int i = 0; i < 1000; ++i) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, work, NULL) != 0) return 1;
        pthread_join(thread, NULL);
    }
    puts("1");
}
