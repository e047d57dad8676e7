// Tries: the stored answer, into the program.
// Verdict: CE
#include <stdio.h>

static const int answer =
#include "@ANSWER@"
    ;

int main(void) { printf("%d\n", answer); }
