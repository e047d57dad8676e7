"""Problem packages of every format, each with one feature, through the real judge."""

import tempfile
from pathlib import Path

import pytest

import ahead
import interactions
import packages
from packages import ACCEPTED, CASE, ECHO, LEGACY, MODERN, NAME, WRONG, scoring

pytestmark = pytest.mark.remembered

WORK = ahead.Kind.WAITS

ALL = {"accepted/a.py": "AC", "wrong_answer/w.py": "WA"}

# Exits as the program's output says; what a validator may do to the judge.
OBEDIENT = r"""
import os, sys, time
word = sys.stdin.readline().strip()
feedback = sys.argv[3]
assert feedback.endswith("/") and os.listdir(feedback) == []
if word == "crash":
    os.abort()
if word == "sleep":
    time.sleep(100)
while word == "spin":
    pass
while word == "flood":
    os.write(1, b"x" * 65536)
while word == "fill":
    with open(feedback + "judgemessage.txt", "ab") as file:
        file.write(b"x" * 65536)
if word == "loud":  # and takes no notice when no more is taken
    try:
        while True:
            os.write(1, b"x" * 65536)
    except OSError:
        os._exit(42)
if word == "other":
    os.mkdir(feedback + "nextpass.in")
    os.mkdir(feedback + "judgemessage.txt")
    with open(feedback + "score.txt", "wb") as file:
        file.write(bytes(range(256)))
    sys.exit(42)
if word == "junk":
    with open(feedback + "judgemessage.txt", "wb") as file:
        file.write(bytes(range(256)))
    sys.exit(43)
sys.exit(int(word))
"""
OBEDIENT_VERDICTS = {"42": "AC", "43": "WA", "0": "JE", "1": "JE", "crash": "JE", "sleep": "JE",
                     "spin": "JE", "flood": "JE", "loud": "JE", "fill": "JE", "junk": "WA",
                     "other": "AC"}

# Doubles a number until it is 8, one pass for each doubling.
DOUBLING = r"""
import sys
number = int(open(sys.argv[1]).read())
if int(input()) != 2 * number:
    sys.exit(43)
if number < 4:
    open(sys.argv[3] + "nextpass.in", "w").write(f"{2 * number}\n")
sys.exit(42)
"""
NEXT_FOR_EVER = "import sys\nopen(sys.argv[3] + 'nextpass.in', 'w').write('1')\nsys.exit(42)\n"
NEXT_IS_FOLDER = "import os, sys\nos.mkdir(sys.argv[3] + 'nextpass.in')\nsys.exit(42)\n"
NEXT_AND_WRONG = NEXT_FOR_EVER.replace("42", "43")
INTERACTIVE_DOUBLING = DOUBLING.replace("number = int(open(sys.argv[1]).read())",
                                        "number = int(open(sys.argv[1]).read())\n"
                                        "print(number, flush=True)")
DOUBLE = "print(2 * int(input()))\n"


def by_validator(validator, header, program, folder="output_validator"):
    return {"problem.yaml": header, f"{folder}/v.py": validator, **CASE,
            "submissions/accepted/a.py": program, **WRONG}


def odd_only(answer):
    return f"line = input()\nprint(line if int(line) % 2 else {answer!r})\n"


# Files of a package, the verdicts of its programs, and what its problem event says.
SOUND = {
    "legacy": ({**LEGACY, **WRONG}, ALL, {}),
    "legacyicpc": ({**LEGACY, **WRONG, "problem.yaml": NAME + "problem_format_version: legacy-icpc\n"},
                   ALL, {}),
    "noyaml": ({**CASE, **ACCEPTED, **WRONG}, ALL, {"title": "noyaml"}),
    "draft": ({**LEGACY, **WRONG, "problem.yaml": NAME + "problem_format_version: 2023-07-draft\n"},
              ALL, {}),
    "modern": ({**LEGACY, **WRONG, "problem.yaml": MODERN}, ALL, {"title": "Echo"}),
    "timegiven": ({**LEGACY, "problem.yaml": MODERN + "limits: {time_limit: 0.4}\n",
                   "submissions/time_limit_exceeded/t.c": "int main(void) { for (;;) {} }\n"},
                  {"accepted/a.py": "AC", "time_limit_exceeded/t.c": "TLE"},
                  {"time_limit_s": 0.4, "time_limit_origin": "problem.yaml"}),
    "timelimitfile": ({**LEGACY, ".timelimit": "3\n"}, {"accepted/a.py": "AC"},
                      {"time_limit_s": 3.0, "time_limit_origin": ".timelimit"}),
    "timeini": ({**LEGACY, "domjudge-problem.ini": "timelimit='2.5'\nname = \"X\"\n"},
                {"accepted/a.py": "AC"},
                {"time_limit_s": 2.5, "time_limit_origin": "domjudge-problem.ini"}),
    "args": ({**LEGACY, "problem.yaml": MODERN, "data/secret/1.yaml": "args: [one two, '3']\n",
              "data/secret/1.ans": "['one two', '3']\n",
              "submissions/accepted/a.py": "import sys\nprint(sys.argv[1:])\n"},
             {"accepted/a.py": "AC"}, {}),
    "files": ({**LEGACY, "problem.yaml": MODERN, "data/secret/1.files/x.txt": "1\n",
               "data/secret/2.in": "", "data/secret/2.ans": "none\n",
               "submissions/accepted/a.py":
                   "import os\nprint(open('x.txt').read() if os.path.exists('x.txt') else 'none')\n"},
              {"accepted/a.py": "AC"}, {}),
    "constants": (by_validator("import sys\nsys.exit(42 if int(input()) == {{N}} else 43)\n",
                               MODERN + "constants: {N: 7}\n", "print({{N}})\n"), ALL, {}),
    "flags": ({**LEGACY, **WRONG, "problem.yaml": NAME + "validator_flags: float_tolerance 0.1\n",
               "submissions/accepted/a.py": "print(1.05)\n"}, ALL, {}),
    "includes": ({**LEGACY, "problem.yaml": MODERN, "include/python3/helper.py": "ANSWER = 1\n",
                  "include/default/helper.py": "ANSWER = 2\n", "include/c/helper.h": "#define ANSWER 1\n",
                  "submissions/accepted/a.py": "import helper\nprint(helper.ANSWER)\n",
                  "submissions/accepted/b.c": '#include "helper.h"\n#include <stdio.h>\n'
                                              'int main(void) { printf("%d", ANSWER); }\n',
                  "submissions/accepted/c.sh": "cd \"$(dirname \"$0\")\"\n"
                                               "[ \"$(cat helper.py)\" = 'ANSWER = 2' ] && echo 1\n"},
                 {"accepted/a.py": "AC", "accepted/b.c": "AC", "accepted/c.sh": "AC"}, {}),
    "buildrun": ({**LEGACY, "problem.yaml": NAME + "validation: custom\n",
                  "output_validators/v/build": "#!/bin/sh\ncc -o judge v.c\n",
                  "output_validators/v/run": '#!/bin/sh\n"$(dirname "$0")/judge" "$@"\n',
                  "output_validators/v/v.c": "#include <stdio.h>\n"
                                             "int main(void) { return getchar() == '1' ? 42 : 43; }\n",
                  "submissions/accepted/script/build": "#!/bin/sh\necho 'echo 1' > run\n", **WRONG},
                 {"accepted/a.py": "AC", "accepted/script": "AC", "wrong_answer/w.py": "WA"}, {}),
    "header": ({**LEGACY, **WRONG, "problem.yaml": NAME + "validation: custom\n",
                "output_validators/v.cpp": '#include "v.h"\n#include <cstdio>\n'
                                           "int main() { return std::getchar() == one ? 42 : 43; }\n",
                "output_validators/v.h": "const int one = '1';\n"}, ALL, {}),
    "mixed": ({**LEGACY, "submissions/accepted/m/m.c": '#include "h.hpp"\nint main(void)'
                         ' { puts("1"); }\n',
               "submissions/accepted/m/h.hpp": "#include <stdio.h>\n",
               "submissions/accepted/m/notes.txt": "no program\n",
               "submissions/accepted/b.cobol": "DISPLAY 1.\n"},
              {"accepted/a.py": "AC", "accepted/m": "AC", "accepted/b.cobol": None}, {}),
    "loop": ({**LEGACY, "submissions/accepted/loop/build": "ln -s a a\necho 'echo 1' > run\n"},
             {"accepted/a.py": "AC", "accepted/loop": "AC"}, {}),
    "noscore": ({**scoring(MODERN + "type: scoring\n",
                           {"secret": (("test_group.yaml", "max_score: unbounded\n"), ["1\n"])}),
                 **WRONG, "submissions/wrong_answer/w.py": "print(1)\n"},
                {"wrong_answer/w.py": "JE"}, {}),
    "mainfile": ({**LEGACY, "submissions/accepted/m/adder.py": "def add(a, b): return a + b\n"
                            "if __name__ == '__main__': print(2)\n",
                  "submissions/accepted/m/main.py": "from adder import add\nprint(add(0, 1))\n"},
                 {"accepted/a.py": "AC", "accepted/m": "AC"}, {}),
    "java": ({**LEGACY, "submissions/accepted/any-name.java":
              "package games.board; // class Wrong {\n/* class Wrong { */ class Queen {\n"
              "    static class Pair { char brace = '{'; String text = \"\\\"}\"; }\n"
              "    public static void main(String[] args) { System.out.println(1); }\n}\n"},
             {"accepted/a.py": "AC", "accepted/any-name.java": "AC"}, {}),
    "multipass": (by_validator(DOUBLING, MODERN + "type: multi-pass\nlimits: {validation_passes: 3}\n",
                               DOUBLE), {"accepted/a.py": "AC", "wrong_answer/w.py": "WA"}, {}),
    "oldmultipass": (by_validator(DOUBLING, NAME + "validation: custom multi-pass\n"
                                  "limits: {validation_passes: 3}\n", DOUBLE, "output_validators"),
                     ALL, {}),
    "talkingpasses": (by_validator(INTERACTIVE_DOUBLING, MODERN + "type: [interactive, multi-pass]\n"
                                   "limits: {validation_passes: 3}\n", DOUBLE), ALL, {}),
    "manypasses": (by_validator(NEXT_FOR_EVER, MODERN + "type: multi-pass\n", ECHO),
                   {"accepted/a.py": "JE", "wrong_answer/w.py": "JE"}, {}),
    "wrongpass": (by_validator(NEXT_AND_WRONG, MODERN + "type: multi-pass\n", ECHO),
                  {"accepted/a.py": "JE", "wrong_answer/w.py": "JE"}, {}),
    "folderpass": (by_validator(NEXT_IS_FOLDER, MODERN + "type: multi-pass\n", ECHO),
                   {"accepted/a.py": "JE", "wrong_answer/w.py": "JE"}, {}),
    "obedient": ({"problem.yaml": MODERN + "limits: {validation_time: 1, validation_output: 1}\n",
                  **CASE, "output_validator/v.py": OBEDIENT,
                  **{f"submissions/mixed/{word}.py": f"print('{word}')\n" for word in OBEDIENT_VERDICTS}},
                 {f"mixed/{word}.py": verdict for word, verdict in OBEDIENT_VERDICTS.items()}, {}),
    "uncompiled": ({**LEGACY, "problem.yaml": MODERN, "output_validator/v.c": "int main(void) {\n"},
                   {"accepted/a.py": "JE"}, {}),
    "waits": (interactions.package({**interactions.WAITS, **interactions.BROKEN}, 1, 0.2),
              {f"mixed/{name}.c": verdict for name, (verdict, _)
               in {**interactions.WAITS, **interactions.BROKEN}.items()}, {}),
    "points": (scoring(NAME + "type: scoring\n",
                       {"": (("testdata.yaml", "on_reject: continue\ngrader_flags: ignore_sample\n"), []),
                        "sample": (None, ["0\n"]),
                        "secret": (("testdata.yaml", "on_reject: continue\n"
                                    "grader_flags: accept_if_any_accepted\n"), []),
                        "secret/1": (("testdata.yaml", "accept_score: 40\ngrader_flags: min\n"),
                                     ["1\n", "3\n"]),
                        "secret/2": (("testdata.yaml", "accept_score: 60\ngrader_flags: min\n"),
                                     ["5\n", "6\n"])},
                       all=("accepted", ECHO),
                       odd=("partially_accepted", odd_only("x")),
                       none=("wrong_answer", "print(9)\n")),
               {"accepted/all.py": "AC", "partially_accepted/odd.py": "AC",
                "wrong_answer/none.py": "WA"}, {}),
    "shares": ({**scoring(MODERN + "type: scoring\n",
                          {"secret/1": (("test_group.yaml", "max_score: 40\n"), ["1\n", "3\n"]),
                           "secret/2": (("test_group.yaml", "max_score: 60\nscore_aggregation: sum\n"
                                         "require_pass: secret/1\n"), ["5\n", "6\n"])},
                          all=("accepted", ECHO), odd=("mixed", odd_only("x")),
                          late=("mixed", "line = input()\nprint(line if int(line) > 3 else 'x')\n")),
                "submissions/submissions.yaml": "accepted/all.py: {score: 100}\n"
                                                "mixed/odd.py: {score: [69, 71], secret/2: {score: 30}}\n"
                                                "mixed/late.py: {score: 0}\n"},
               {"accepted/all.py": "AC", "mixed/odd.py": "WA", "mixed/late.py": "WA"}, {}),
}


def ahead_of(items):
    return [judge_sound] if any("judged" in item.fixturenames for item in items) else []


def judge_sound():
    """All sound packages in one call."""
    with tempfile.TemporaryDirectory() as folder:
        return packages.judge(*(packages.write(Path(folder) / name, files)
                                for name, (files, _, _) in SOUND.items()))


@pytest.fixture(scope="module")
def judged():
    return ahead.result(judge_sound)


@pytest.mark.parametrize("name", SOUND)
def test_a_package_gets_its_verdicts(judged, name):
    _, verdicts, facts = SOUND[name]
    assert judged.verdicts(name) == verdicts
    problem = judged.problems[name]
    assert {key: problem[key] for key in facts} == facts
    if "JE" not in verdicts.values():
        surprises = {program: event["reason"] for (of, program), event in judged.programs.items()
                     if of == name and not event["as_expected"]}
        assert surprises == {}


def test_a_time_limit_is_derived(judged):
    problem = judged.problems["legacy"]
    assert problem["time_limit_s"] >= 1 and problem["time_limit_s"] == int(problem["time_limit_s"])
    origin = problem["time_limit_origin"]  # the slowest of those that must pass, whichever it was
    assert origin.startswith("derived: ") and " takes " in origin


def test_files_of_a_case_are_gone_in_the_next(tmp_path):
    files, verdicts, _ = SOUND["files"]
    done = packages.judge(packages.write(tmp_path / "files", files), "--jobs", 1)
    assert done.verdicts("files") == verdicts


def test_judge_errors_name_the_validator(judged):
    assert judged.status == 2
    reasons = {event["program"]: event["reason"] for event in judged.cases
               if event["problem"] == "obedient"}
    assert "expected exit status 42 or 43, found 0" in reasons["mixed/0.py"]
    assert "time limit" in reasons["mixed/sleep.py"] and "time limit" in reasons["mixed/spin.py"]
    assert "signal" in reasons["mixed/crash.py"]
    assert reasons["mixed/flood.py"] == reasons["mixed/loud.py"] == \
        "output validator: prints more than it may"
    assert "output validator 'output_validator'" in next(
        event["reason"] for event in judged.cases if event["problem"] == "uncompiled")


def test_scores_of_groups_are_shown(judged):
    assert {name: event["score"] for (problem, name), event in judged.programs.items()
            if problem == "points"} == {"accepted/all.py": 100, "partially_accepted/odd.py": 40,
                                        "wrong_answer/none.py": 0}
    odd = judged.programs["shares", "mixed/odd.py"]
    assert (odd["score"], odd["group_scores"]) == (70, {"secret/1": 40, "secret/2": 30, "secret": 70})
