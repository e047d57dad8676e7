// Tries: the same with noise.
// Verdict: CE
// Limits: compilation_memory 128
#include "/dev/random"

int main(void) { return 0; }
