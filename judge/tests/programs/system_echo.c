// Tries: system(3).
// Verdict: RTE
// Reason: forbidden system call: clone
#include <stdlib.h>

int main(void) { return system("echo 1"); }
