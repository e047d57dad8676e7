// Tries: the right answer under 0.1 s.
// Verdict: AC
// Limits: time 0.1
#include <stdio.h>

int main(void) { puts("1"); }
