// Tries: sixteen threads with stacks of the usual size: nothing wrong with that.
// Verdict: AC
// Limits: memory 1024
#include <pthread.h>
#include <stdio.h>

static void* work(void* number) {
    return number;
}

int main(void) {
    pthread_t threads[16];
    for (int i = 0; i < 16; ++i) {
        if (pthread_create(&threads[i], NULL, work, NULL) != 0) return 1;
    }
    for (int i = 0; i < 16; ++i) pthread_join(threads[i], NULL);
    puts("1");
}
