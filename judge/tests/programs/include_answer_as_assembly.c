// Tries: the same as assembly, for the error message to show it.
// Verdict: CE
__asm__(".include \"@ANSWER@\"");

int main(void) { return 0; }
