// Tries: two threads of 0.15 s each under 0.45 s: allowed.
// Verdict: AC
// Limits: time 0.45
#include <time.h>

#include <cstdio>
#include <thread>

static void burn() {
    timespec now{};
    do {
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    } while (now.tv_nsec < 150'000'000);
}

int main() {
    std::thread other(burn);
    burn();
    other.join();
    std::puts("1");
}
