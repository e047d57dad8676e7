// Tries: the answer as a precompiled header, by a pragma.
// Verdict: CE
#pragma GCC pch_preprocess "@ANSWER@"
int main(void) { return 0; }
