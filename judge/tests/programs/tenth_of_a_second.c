// Tries: a loop without an end under 0.1 s.
// Verdict: TLE
// Reason: stopped after 0.1
// Limits: time 0.1
int main(void) {
    for (;;) {
    }
}
