// Tries: a loop without an end.
// Verdict: TLE
// Reason: stopped after 0\.(2[5-9]|3)
// Limits: time 0.2
int main(void) {
    for (;;) {
    }
}
