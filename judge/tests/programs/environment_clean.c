// Tries: what it inherits: five variables, none of the user's.
// Verdict: AC
#include <stdio.h>
#include <string.h>

extern char** environ;

int main(int argc, char** argv) {
    static const char* const known[] = {"PATH=/usr/bin:/bin", "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "HOME="};
    if (argc != 1 || strchr(argv[0], '/') != NULL) return 1;
    for (char** variable = environ; *variable != NULL; ++variable) {
        int is_known = 0;
        for (unsigned i = 0; i < sizeof known / sizeof *known; ++i) {
            is_known |= strncmp(*variable, known[i], strlen(known[i])) == 0;
        }
        if (!is_known) return 2;
    }
    puts("1");
}
