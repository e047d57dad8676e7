// Tries: all memory, by new.
// Verdict: MLE
// Reason: limit 32
#include <cstring>

int main() {
    for (;;) std::memset(new char[1 << 20], 1, 1 << 20);
}
