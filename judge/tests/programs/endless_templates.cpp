// Tries: templates without an end, past the depth that the compiler counts.
// Verdict: CE
// Reason: stopped (after 1 s|at 96 MiB)
// Limits: compilation_time 1 compilation_memory 96
template <int n, int m>
struct Tree {
    static constexpr long value = Tree<n - 1, 2 * m>::value + Tree<n - 1, 2 * m + 1>::value;
};

template <int m>
struct Tree<0, m> {
    static constexpr long value = m;
};

int main() { return static_cast<int>(Tree<28, 0>::value); }
