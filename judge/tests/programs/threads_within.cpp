// Tries: two threads of 0.3 s each under 0.9 s: allowed.
// Verdict: AC
// Limits: time 0.9
#include <time.h>

#include <cstdio>
#include <thread>

static void burn() {
    timespec now{};
    do {
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    } while (now.tv_nsec < 300'000'000);
}

int main() {
    std::thread other(burn);
    burn();
    other.join();
    std::puts("1");
}
