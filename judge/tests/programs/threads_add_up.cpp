// Tries: two threads of 0.15 s each under 0.2 s: the wall clock says 0.15 s, the CPU clock 0.3 s.
// Verdict: TLE
// Limits: time 0.2
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
