"""Programs that judge in place of the judge: broken output validators, checkers, input validators."""

import subprocess
import tempfile
from pathlib import Path

import pytest

import ahead
import core
import interactions
import packages
from packages import ECHO, LEGACY, MODERN, NAME, WRONG, scoring

pytestmark = pytest.mark.remembered

WORK = ahead.Kind.WAITS

# What a validator does, and what the one line says of it.
BROKEN_VALIDATORS = {
    "uncompiled": ("int main(void) {\n", " exited with status 1: ./v.c:1:"),
    "crashes": ("#include <stdlib.h>\nint main(void) { abort(); }\n", "died of signal 6"),
    "hangs": ("#include <unistd.h>\nint main(void) { pause(); }\n", "stopped at its time limit"),
    "zero": ("int main(void) { return 0; }\n", "expected exit status 42 or 43, found 0"),
    "floods": ("#include <stdio.h>\nint main(void) { for (;;) puts(\"more\"); }\n",
               "prints more than it may"),
    "score": ("#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n"
              "int main(int argc, char** argv) {\n"
              "    FILE* file = fopen(strcat(strcpy(malloc(4096), argv[3]), \"score.txt\"), \"w\");\n"
              "    fputs(\"\\xff junk\", file);\n    return 43 - argc / argc;\n}\n",
              "score.txt: expected a number, found '\\xff junk'"),
}


def ahead_of(items):
    return [judge_broken] if any("judged_broken" in item.fixturenames for item in items) else []


def judge_broken():
    """A package for each of them, in one call."""
    header = MODERN + "type: scoring\nlimits: {time_limit: 1, validation_time: 1, validation_output: 1}\n"
    files = scoring(header, {"secret/1": (("test_group.yaml", "max_score: 40\n"), ["1\n"])},
                    a=("accepted", ECHO))
    with tempfile.TemporaryDirectory() as folder:
        return packages.judge(*(
            packages.write(Path(folder) / name, {**files, "output_validator/v.c": text})
            for name, (text, _) in BROKEN_VALIDATORS.items()))


@pytest.fixture(scope="module")
def judged_broken():
    return ahead.result(judge_broken)


@pytest.mark.parametrize("name", BROKEN_VALIDATORS)
def test_a_broken_validator_is_a_judge_error(judged_broken, name):
    assert (judged_broken.status, judged_broken.errors) == (2, "")
    assert judged_broken.verdicts(name) == {"accepted/a.py": "JE"}
    (reason,) = [event["reason"] for event in judged_broken.cases if event["problem"] == name]
    assert reason.startswith("output validator") and "\n" not in reason
    assert BROKEN_VALIDATORS[name][1] in reason


# Exits with the number that stands in the output, its second argument.
CHECKER = r"""#include "status.h"
#include <cstdio>
int main(int argc, char** argv) {
    std::FILE* const output = argc == 4 ? std::fopen(argv[2], "r") : nullptr;
    std::FILE* const answer = argc == 4 ? std::fopen(argv[3], "r") : nullptr;
    return output && answer && std::fgetc(answer) == 'a' ? status(output) : 9;
}
"""
STATUS = r"""#include <cstdio>
inline int status(std::FILE* file) {
    int number = 9;
    return std::fscanf(file, "%d", &number) == 1 ? number : 9;
}
"""
STATUSES = {0: "AC", 1: "WA", 2: "WA", 3: "JE", 7: "WA", 8: "WA", 9: "JE"}


@pytest.mark.parametrize("data", [{"1.in": "", "1.ans": "a\n"},
                                  {"tests/01": "", "tests/01.a": "a\n"}],
                         ids=["folder", "polygon"])
def test_a_checker_judges(tmp_path, data):
    folder = packages.write(tmp_path / "cases", data)
    packages.write(tmp_path, {"check.cpp": CHECKER, "status.h": STATUS})
    programs = [tmp_path / f"{status}.py" for status in STATUSES]
    for program in programs:
        program.write_text(f"print({program.stem})\n")
    done = packages.judge(folder, *programs, "--checker", tmp_path / "check.cpp")
    assert done.status == 2
    assert {int(name.rsplit("/", 1)[1][:-3]): verdict
            for name, verdict in done.verdicts("cases").items()} == STATUSES


def test_a_checker_must_be_there_and_have_an_output(tmp_path):
    folder = packages.write(tmp_path / "cases", {"1.in": "", "1.ans": "", "a.py": ""})
    missing = packages.judge(folder, folder / "a.py", "--checker", tmp_path / "check.cpp")
    assert missing.status == 2 and "--checker expects a source file" in missing.errors
    race = packages.write(tmp_path / "race", interactions.package({}, 1, 1))
    talks = packages.judge(race, folder / "a.py", "--checker", folder / "a.py")
    assert talks.status == 2 and "interactive" in talks.errors


VALIDATOR = """
import sys
if sys.argv[1:] != ["n=1"]:
    sys.exit(1)
if sys.stdin.read() != "1\\n":
    print("expected 1")
    sys.exit(43)
sys.exit(42)
"""
VALIDATED = {**LEGACY, "data/testdata.yaml": "input_validator_flags: n=1\n",
             "input_validators/v.py": VALIDATOR}
REFUSED = {"data/secret/2.in": "2\n", "data/secret/2.ans": "2\n"}


@pytest.mark.parametrize("more, status, faults", [
    ({}, 0, []),
    (REFUSED, 1, [("v.py", "secret/2", False, "expected exit status 42, found 43: expected 1")]),
    ({"input_validators/w.py": "import os\nos.abort()\n"}, 2,
     [("w.py", "secret/1", True, "died of signal 6")]),
    ({"input_validators/w.c": "int main(void) {\n"}, 2,
     [("w.c", None, True, " exited with status 1: ./w.c:1:")]),
    ({"input_validators/w/build": "#!/bin/sh\nno_such_tool\n"}, 2,
     [("w", None, True, " exited with status 127: ")]),
], ids=["accepted", "refused", "crashes", "uncompiled", "unbuilt"])
def test_inputs_are_validated(tmp_path, more, status, faults):
    done = packages.judge(packages.write(tmp_path / "echo", {**VALIDATED, **more}), "--validate")
    assert done.status == status
    found = [(event["validator"], event["case"], event["broken"]) for event in done.inputs]
    assert found == [fault[:3] for fault in faults]
    for event, fault in zip(done.inputs, faults):
        assert fault[3] in event["reason"]
    assert done.verdicts("echo") == {"accepted/a.py": "AC"}


def test_a_changed_header_counts_whatever_the_folder_is_called(tmp_path):
    files = {**LEGACY, "input_validators/v/v.cpp": '#include "include/answer.h"\n'
                                                   "int main() { return kAnswer; }\n"}
    header = "input_validators/v/include/answer.h"
    for status, answer in [(0, 42), (1, 43)]:
        package = packages.write(tmp_path / "a$b c", {
            **files, header: f"const int kAnswer = {answer};\n"})
        assert packages.judge(package, "--validate").status == status


def test_validators_of_other_kinds_are_named(tmp_path):
    files = {**LEGACY, "input_validators/v.ctd": "INT(1,1) NEWLINE EOF\n"}
    done = packages.judge(packages.write(tmp_path / "echo", files), "--validate")
    assert done.status == 0 and "found none that can be run" in done.errors
    assert any("not supported" in notice for notice in done.problems["echo"]["notices"])


def test_a_fault_that_meets_all_programs_is_shown_once(tmp_path):
    package = packages.write(tmp_path / "broken", {
        **LEGACY, **WRONG, "output_validators/v.cpp": "int main({\n",
        "problem.yaml": NAME + "validation: custom\n"})
    done = subprocess.run([str(core.JUDGE), "run", str(package)], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    assert done.returncode == 2, done.stderr
    assert done.stdout.count("JE   not judged") == 2
    assert done.stdout.count("v.cpp:1:") == 1
