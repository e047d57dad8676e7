// Tries: writing to nowhere.
// Verdict: RTE
// Reason: SIGSEGV
int main(void) { *(volatile int*)0 = 1; }
