// Tries: ending with the status that its input names; with 0 the answer is right.
#include <stdio.h>

int main(void) {
    int number = 0;
    scanf("%d", &number);
    printf("%d\n", number);
    return number;
}
