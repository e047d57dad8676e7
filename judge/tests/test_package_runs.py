"""How the programs of a package are run on its cases: each for itself, and until the first failure where
that decides."""

import tempfile
import time
from pathlib import Path

import pytest

import ahead
import packages
from packages import ECHO, LEGACY, MODERN, scoring

pytestmark = pytest.mark.remembered

WORK = ahead.Kind.WAITS


def ahead_of(items):
    return [judge_again] if any("judged_again" in item.fixturenames for item in items) else []


# Too slow at first, then not: what is seen on a busy machine. The other program lasts until then.
SLOW_AT_FIRST = """#include <stdio.h>
#include <time.h>
int main(void) {
    double limit = time(NULL) < %d ? 0.22 : 0.18;
    if (getchar() == '2') return puts("wrong") < 0;
    while (clock() < limit * CLOCKS_PER_SEC) {}
    return puts("1") < 0;
}
"""
WAIT_FOR_IT = """#include <stdio.h>
#include <time.h>
#include <unistd.h>
int main(void) {
    for (int i = 0; i < 10 && time(NULL) < %d; ++i) usleep(100000);
    return puts("1") < 0;
}
"""


def judge_again():
    moment = int(time.time()) + 3
    files = {".timelimit": "0.2\n", "submissions/mixed/a.c": SLOW_AT_FIRST % moment,
             "submissions/mixed/b.c": WAIT_FOR_IT % moment}
    for case in range(1, 5):
        files.update({f"data/secret/{case}.in": f"{case}\n", f"data/secret/{case}.ans": "1\n"})
    with tempfile.TemporaryDirectory() as folder:
        return packages.judge(packages.write(Path(folder) / "first", files), "--jobs", 1)


@pytest.fixture(scope="module")
def judged_again():
    return ahead.result(judge_again)


def test_a_first_failure_that_was_none_does_not_hide_the_others(judged_again):
    assert judged_again.verdicts("first") == {"mixed/a.c": "WA", "mixed/b.c": "AC"}
    assert [event["case"] for event in judged_again.cases
            if event["program"] == "mixed/a.c"] == ["secret/1", "secret/2"]


def test_a_score_counts_for_its_case_only(tmp_path):
    scores_first = ("import sys\nif input() == '1': open(sys.argv[3] + 'score.txt', 'w').write('5')\n"
                    "sys.exit(42)\n")
    files = scoring(MODERN + "type: scoring\n",
                    {"secret": (("test_group.yaml", "max_score: unbounded\n"), ["1\n", "2\n"])},
                    a=("accepted", ECHO))
    package = packages.write(tmp_path / "scores", {**files, "output_validator/v.py": scores_first})
    done = packages.judge(package, "--jobs", 1)
    assert (done.status, done.verdicts("scores")) == (2, {"accepted/a.py": "JE"})
    assert "secret/1: expected the output validator to write score.txt" in \
        done.programs["scores", "accepted/a.py"]["reason"]


def test_in_a_legacy_package_the_first_failure_decides(tmp_path):
    more = {f"data/secret/{case}.{kind}": f"{case}\n" for case in (2, 3) for kind in ("in", "ans")}
    wrong = {"submissions/wrong_answer/w.py": "print(1)\n"}
    done = packages.judge(packages.write(tmp_path / "legacy", {**LEGACY, **more, **wrong}))
    assert done.case_verdicts("wrong_answer/w.py") == {"secret/1": "AC", "secret/2": "WA"}
