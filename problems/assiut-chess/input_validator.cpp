// Assiut Chess (Codeforces 1557E): one line with the number of games, then a line for each king:
// "at row column taste seed" or "anywhere taste seed"; after the taste "steps" these, as digits.
#include <string>
#include <vector>

#include "strict_input.h"

int main() {
    const std::vector<std::string> tastes = {"up",      "down",   "sideways", "climbing",
                                             "careful", "random", "steps"};
    testdata::StrictInput input;
    const long long games = input.integer("games", 1, 60);
    input.newline();
    for (long long game = 0; game < games; ++game) {
        if (input.one_of("place", {"anywhere", "at"}) == 1) {
            input.space();
            input.integer("row", 1, 8);
            input.space();
            input.integer("column", 1, 8);
        }
        input.space();
        if (tastes[input.one_of("taste", tastes)] == "steps") {
            input.space();
            input.token("steps", "12346789", 1, 131);  // one for each square of the queen
        }
        input.space();
        input.integer("seed", 0, 999999);
        input.newline();
    }
    input.accept();
}
