// Tries: the same by the assembler.
// Verdict: CE
#include <stdio.h>

__asm__(".section .rodata\nanswer: .incbin \"@ANSWER@\"\n.byte 0\n.text");
extern const char answer[] __asm__("answer");

int main(void) { puts(answer); }
