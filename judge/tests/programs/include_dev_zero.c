// Tries: a compiler that reads for ever.
// Verdict: CE
#include "/dev/zero"

int main(void) { return 0; }
