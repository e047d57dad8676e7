"""An interactive problem in which the program's first line tells the validator what to do, and the
programs that race with it. All in C: they start at once and behave the same every time."""

HEAD = """#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
"""

VALIDATOR = HEAD + r"""
static int is(const char* line, const char* word) { return strncmp(line, word, strlen(word)) == 0; }

static int rest_is_good(void) {
    char line[100];
    while (fgets(line, sizeof line, stdin)) {
        if (is(line, "bad")) return 43;
    }
    return 42;
}

static void answer(long times) {
    while (times-- > 0) puts("an answer of twenty");
    fflush(stdout);
}

int main(void) {
    char line[100] = "";
    if (!fgets(line, sizeof line, stdin)) return 43;
    if (is(line, "reject")) return 43;
    if (is(line, "accept")) return 42;
    if (is(line, "break")) return 7;
    if (is(line, "flood")) answer(500000);
    if (is(line, "sleep")) usleep(600 * 1000);
    if (is(line, "close")) {
        fclose(stdout);
        return rest_is_good();
    }
    if (is(line, "until")) {
        while (fgets(line, sizeof line, stdin)) {}
    }
    if (is(line, "ask")) {
        while (fgets(line, sizeof line, stdin)) answer(2);
        return 42;
    }
    answer(1);
    return rest_is_good();
}
"""


def program(body):
    return HEAD + SPEAK + "int main(void) {\n" + body + "\nreturn 0;\n}\n"


SPEAK = """
void* speak(void* unused) {
    usleep(600 * 1000);
    puts("good");
    fflush(stdout);
    exit(0);
}
"""
SAY = 'puts("{}"); fflush(stdout);\n'
READ_ALL = "char c; while (read(0, &c, 1) == 1) {}\n"
HEAR = "char line[100];\nif (!fgets(line, sizeof line, stdin)) return 1;\n"
WRITE_ON = 'for (;;) { puts("more"); fflush(stdout); }\n'

# What a program does, and the verdict it gets, however the two are scheduled.
RACES = {
    "rejected-then-loops": ("WA", SAY.format("reject") + "for (;;) {}"),
    "rejected-then-crashes": ("WA", SAY.format("reject") + READ_ALL + "abort();"),
    "rejected-then-writes-on": ("WA", SAY.format("reject") + WRITE_ON),
    "rejected-then-waits": ("WA", SAY.format("reject") + "pause();"),
    "accepted-then-writes": ("AC", SAY.format("accept") +
                             'for (int i = 0; i < 20000; ++i) puts("more");'),
    "accepted-then-crashes": ("RTE", SAY.format("accept") + READ_ALL + "abort();"),
    "gone-at-once": ("WA", ""),
    "crashes-at-once": ("RTE", "abort();"),
    "gone-while-it-is-written-to": ("AC", SAY.format("flood")),
    "gone-after-a-bad-line": ("WA", SAY.format("go") + SAY.format("bad")),
    "polite": ("AC", SAY.format("go") + HEAR + SAY.format("good")),
    "asks-and-never-reads": ("AC", SAY.format("ask") +
                             'for (int i = 0; i < 10000; ++i) puts("?");'),
}

# A long silence, in which somebody may still say something: the verdict is as without it.
SILENCES = {
    "program-sleeps": ("AC", SAY.format("go") + HEAR + "usleep(600 * 1000);\n" + SAY.format("good")),
    "validator-sleeps": ("AC", SAY.format("sleep") + HEAR + SAY.format("good")),
    "another-thread-speaks": ("AC", SAY.format("go") + "pthread_t thread;\n"
                              "pthread_create(&thread, NULL, speak, NULL);\n" + HEAR + READ_ALL),
    "works-first": ("WA", "for (volatile long i = 0; i < 300000000; ++i) {}\n" + SAY.format("reject")
                    + READ_ALL),
}
# A silence for ever, seen as such.
DEADLOCKS = {
    "both-wait": ("TLE", SAY.format("go") + READ_ALL),
    "not-flushed": ("TLE", 'puts("go");\n' + HEAR),
    "answer-not-heard": ("TLE", SAY.format("go") + HEAR + 'puts("good");\n' + READ_ALL),
}
# Those that only the clock ends.
WAITS = {
    "waits-in-poll": ("TLE", SAY.format("go") + HEAR
                      + "struct pollfd in = {0, POLLIN, 0};\npoll(&in, 1, -1);"),
    "both-pipes-full": ("TLE", SAY.format("ask") + 'for (;;) puts("?");'),
}

# What the rules of the end of file make of those that wait for one, in the order of RULES.
RULES = ["usual", "kattis", "domjudge"]
ENDS = {
    "reads-to-the-end": (["AC", "TLE", "AC"],
                         SAY.format("close") + READ_ALL + SAY.format("good")),
    "closes-and-reads": (["TLE", "TLE", "AC"], SAY.format("until") + "close(1);\nchar line[100];\n"
                         "if (!fgets(line, sizeof line, stdin)) return 1;"),
}

BROKEN = {"validator-breaks": ("JE", SAY.format("break") + READ_ALL)}


def package(programs, cases, time_limit):
    files = {
        "problem.yaml": "problem_format_version: 2025-09\ntype: interactive\nname: Race\n"
                        f"limits: {{time_limit: {time_limit}}}\n",
        "output_validator/validator.c": VALIDATOR,
    }
    for number in range(cases):
        files[f"data/secret/{number:04}.in"] = files[f"data/secret/{number:04}.ans"] = ""
    for name, (_, body) in programs.items():
        files[f"submissions/mixed/{name}.c"] = program(body)
    return files
