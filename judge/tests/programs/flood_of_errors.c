// Tries: a gigabyte of error messages.
// Verdict: CE
// Reason: printed too much
// Limits: compilation_memory 128
#define A(x) x x x x x x x x x x
#define B(x) A(A(x))
#define C(x) B(B(x))
int f(void) { C(*1;) } /* every message shows the line that it is about, and this is a long line; every message shows the line that it is about, and this is a long line; every message shows the line that it is about, and this is a long line; every message shows the line that it is about, and this is a long line; every message shows the line that it is about, and this is a long line; every message shows the line that it is about, and this is a long line; every message shows the line that it is about, and this is a long line; every message shows the line that it is about, and this is a long line; every message shows the line that it is about, and this is a long line; every message shows the line that it is about, and this is a long line; every message shows the line that it is about, and this is a long line; every message shows the line that it is about, and this is a long line; */
