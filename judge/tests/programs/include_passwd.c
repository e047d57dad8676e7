// Tries: the system's users, into the error message.
// Verdict: CE
#include "/etc/passwd"

int main(void) { return 0; }
