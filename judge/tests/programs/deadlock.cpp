// Tries: waiting for a lock it holds.
// Verdict: TLE
// Reason: idle
// Limits: time 0.2
#include <pthread.h>

int main() {
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&mutex);
    pthread_mutex_lock(&mutex);
}
