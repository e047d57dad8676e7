// Tries: more than there can be, at once.
// Verdict: RTE
// Reason: SIGABRT
#include <cstddef>
#include <cstdio>

int main() {
    volatile std::size_t size = std::size_t{1} << 45;
    char* const bytes = new char[size];
    bytes[0] = 1;
    std::puts(bytes);
}
