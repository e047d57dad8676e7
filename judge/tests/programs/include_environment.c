// Tries: the compiler's environment, into the error message.
// Verdict: CE
#include "/proc/self/environ"

int main(void) { return 0; }
