// Tries: a compiler that reads for ever.
// Verdict: CE
// Limits: compilation_memory 128
#include "/dev/zero"

int main(void) { return 0; }
