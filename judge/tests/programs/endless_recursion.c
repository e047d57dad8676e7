// Tries: recursion without end, with small frames.
// Verdict: MLE
// Reason: limit 32
static volatile int sink;

static int deeper(int depth) {
    const int result = deeper(depth + 1) + depth;
    sink = result;
    return result;
}

int main(void) { return deeper(0); }
