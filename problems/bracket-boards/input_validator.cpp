// Bracket Boards (Queens archive): one line with N, 1 <= N <= 10, or an empty line, or no line.
#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    if (input.at_end()) input.accept();
    const std::string n = input.token("N", "0123456789", 0, 2);
    if (n.size() == 2 && n != "10") input.refuse("N: expected at most 10, found " + n);
    if (n == "0") input.refuse("N: expected at least 1, found 0");
    input.newline();
    input.accept();
}
