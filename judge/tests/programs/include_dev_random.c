// Tries: the same with noise.
// Verdict: CE
#include "/dev/random"

int main(void) { return 0; }
