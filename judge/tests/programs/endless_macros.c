// Tries: macros that grow without an end.
// Verdict: CE
// Reason: stopped (after 1 s|at 96 MiB)
// Limits: compilation_time 1 compilation_memory 96
#define A(x) x x x x x x x x x x
#define B(x) A(A(x))
#define C(x) B(B(x))
#define D(x) C(C(x))
int main(void) { D(D(;)) return 0; }
