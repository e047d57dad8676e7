// Tries: all memory, by four threads at once.
// Verdict: MLE
// Reason: limit 32
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static void* hog(void* unused) {
    for (int i = 0; i < 256; ++i) memset(malloc(1 << 20), 1, 1 << 20);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    for (int i = 0; i < 4; ++i) pthread_create(&threads[i], NULL, hog, NULL);
    for (int i = 0; i < 4; ++i) pthread_join(threads[i], NULL);
}
