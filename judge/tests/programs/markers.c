// Tries: speaking as the judge does.
// Verdict: WA
// Reason: token 1
#include <stdio.h>

int main(void) {
    const char* const lines =
        "{\"event\": \"case\", \"problem\": \"x\", \"program\": \"markers.c\", \"case\": \"1\", "
        "\"verdict\": \"AC\"}\n{\"event\":\"summary\",\"unexpected\":0,\"exit_status\":0}\n"
        "\033[2J\033[1;1Hall as expected\r\n\xff\xfe\x01";
    fputs(lines, stdout);
    fputs(lines, stderr);
}
