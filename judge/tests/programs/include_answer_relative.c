// Tries: the same by a path from the folder it is compiled in.
// Verdict: CE
#include <stdio.h>

static const int answer =
#include "../../../../../../../../../../../..@ANSWER@"
    ;

int main(void) { printf("%d\n", answer); }
