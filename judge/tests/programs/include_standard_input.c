// Tries: a compiler that waits for what is never typed: there is nothing, at once.
// Verdict: WA
#include "/dev/stdin"

int main(void) { return 0; }
