// Tries: dying of the signal that its input names; with one that does nothing the answer is right.
#include <signal.h>
#include <stdio.h>

int main(void) {
    int number = 0;
    scanf("%d", &number);
    raise(number);
    printf("%d\n", number);
}
