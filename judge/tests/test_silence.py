"""A program and an interactive validator that wait for each other are ended at once and told so; where
one may still speak, the judge waits."""

import subprocess
import tempfile
from pathlib import Path

import pytest

import ahead
import core
import interactions
import packages

pytestmark = pytest.mark.remembered

WORK = ahead.Kind.WAITS

TIME_LIMIT = 5  # by the clock, a silence ends after eleven seconds
PYTHON = "import sys\nprint('go')\nsys.stdin.readline()\n"  # its output is a pipe, so it waits in a buffer
WAITING = "idle: it and the output validator wait for each other; is its output flushed?"


def ahead_of(items):
    return [be_silent for item in items if "silent" in item.fixturenames][:1]


def be_silent():
    programs = {**interactions.SILENCES, **interactions.DEADLOCKS}
    files = interactions.package(programs, 1, TIME_LIMIT)
    files["submissions/mixed/not-flushed.py"] = PYTHON
    with tempfile.TemporaryDirectory() as folder:
        outcome = packages.judge(packages.write(Path(folder) / "silence", files))
    return {event["program"]: event for event in outcome.cases}


@pytest.fixture(scope="module")
def silent():
    return ahead.result(be_silent)


@pytest.mark.parametrize("name", interactions.SILENCES)
def test_who_may_still_speak_is_waited_for(silent, name):
    case = silent[f"mixed/{name}.c"]
    assert (case["verdict"], case["wall_s"] > 0.3) == (interactions.SILENCES[name][0], True), case


@pytest.mark.parametrize("name", [*(f"{name}.c" for name in interactions.DEADLOCKS), "not-flushed.py"])
def test_a_deadlock_is_ended_at_once(silent, name):
    case = silent[f"mixed/{name}"]
    assert (case["verdict"], case["reason"]) == ("TLE", WAITING)
    # After 0.2 s, of which the time that it waited for a core is not counted.
    assert 0.1 <= case["wall_s"] < TIME_LIMIT


def test_the_conversation_is_shown(tmp_path):
    package = packages.write(tmp_path / "race", interactions.package({}, 1, TIME_LIMIT))
    (tmp_path / "mine.c").write_text(interactions.program(interactions.DEADLOCKS["answer-not-heard"][1]))
    done = subprocess.run([str(core.JUDGE), "run", str(package), str(tmp_path / "mine.c")],
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, encoding="utf-8")
    assert done.returncode == 1 and WAITING in done.stdout
    assert "    conversation (> the program, < the output validator):\n      > " in done.stdout
    assert "s  go\n      < " in done.stdout and "s  an answer of twenty\n" in done.stdout
    assert "expected:\n" not in done.stdout
