// Tries: a loop without an end.
// Verdict: TLE
// Reason: stopped after 0.[67]
// Limits: time 0.4
int main(void) {
    for (;;) {
    }
}
