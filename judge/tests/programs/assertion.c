// Tries: an assertion that fails: never a question of memory.
// Verdict: RTE
// Reason: SIGABRT
#include <assert.h>

int main(void) { assert(0); }
