// Tries: taking away its own limits, then going on for ever.
// Verdict: TLE
// Reason: stopped after
// Limits: time 0.2
#include <sys/resource.h>

int main(void) {
    const struct rlimit none = {RLIM_INFINITY, RLIM_INFINITY};
    for (int resource = 0; resource < RLIM_NLIMITS; ++resource) setrlimit(resource, &none);
    for (;;) {
    }
}
