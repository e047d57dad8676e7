// Tries: a source that includes itself.
// Verdict: CE
#include __FILE__
