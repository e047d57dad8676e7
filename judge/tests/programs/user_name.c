// Tries: its user's name, for which the C library asks a daemon: it learns nothing, and lives.
// Verdict: AC
#include <pwd.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    const struct passwd* const user = getpwuid(getuid());
    puts(user == NULL ? "1" : user->pw_name);
}
