// Tries: taking its second case down with its first.
// Verdict: MLE AC
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    int number = 0;
    scanf("%d", &number);
    if (number == 1) {
        for (;;) memset(malloc(1 << 20), 1, 1 << 20);
    }
    printf("%d\n", number);
}
