"""A judge that is killed, interrupted or out of disk space: nothing stays behind, and it says so.
QUEENS_KILLS in the environment sets how many random moments are tried (50 and more take minutes)."""

import os
import random
import re
import signal
import subprocess
import time

import pytest

import core
import corpus

pytestmark = pytest.mark.remembered

KILLS = int(os.environ.get("QUEENS_KILLS", "2"))
SECONDS = 60
# Something of each: a compiler at work, programs that wait, compute, fill memory and print.
NAMES = ("pause.c", "sleep_long.c", "time_without_end.c", "hog_malloc.c", "endless_stdout.c",
         "quick_enough.c", "endless_macros.c", "fork_python.py", "exec_shell.c")
PROGRAMS = [program for program in corpus.read_programs() if program.name in NAMES]


class Judge:
    """A judge at work on the programs, with its own temporary folder and store."""

    def __init__(self, tmp_path):
        self.folder = tmp_path
        self.tmp = tmp_path / "tmp"
        self.tmp.mkdir()
        (tmp_path / "place").mkdir()
        place = corpus.Place(tmp_path / "place", {})
        self.words = place.words(PROGRAMS)
        self.quick = place.words([program for program in PROGRAMS
                                  if program.name == "quick_enough.c"])

    def start(self, *flags, words=None):
        environment = {"PATH": os.environ["PATH"], "TMPDIR": str(self.tmp),
                       "QUEENS_BUILD": str(self.folder / "build")}
        command = [str(core.JUDGE), "run", "--json", "--jobs", "4", *flags,
                   *map(str, words or self.words)]
        return subprocess.Popen(command, cwd="/", env=environment, stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
                                errors="replace")

    def processes(self):
        return corpus.processes_in(self.folder)

    def wait_until_alone(self):
        """Waits for the last process of a judge that is gone; what is there after ten seconds."""
        for _ in range(100):
            if not self.processes():
                break
            time.sleep(0.1)
        return self.processes()

    def temporary_folders(self):
        return [*self.tmp.glob("queens-judge-*"), *(self.folder / "build").rglob("queens-judge-*")]

    def run_once_more(self):
        done = self.start(words=self.quick)
        done.communicate(timeout=SECONDS)
        return done.returncode


@pytest.fixture
def judge(tmp_path):
    return Judge(tmp_path)


@pytest.mark.parametrize("attempt", range(KILLS))
def test_killed_at_a_random_moment(attempt, judge):
    process = judge.start("--no-cache" if attempt % 2 else "--verbose")
    time.sleep(random.uniform(0.01, 2.5))
    process.kill()
    process.communicate(timeout=SECONDS)
    assert not judge.wait_until_alone()
    assert judge.run_once_more() == 0
    assert not judge.temporary_folders()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_interrupted(number, judge):
    process = judge.start()
    wait_for(lambda: judge.processes(), "a program to be at work")
    process.send_signal(number)
    begin = time.monotonic()
    _, errors = process.communicate(timeout=SECONDS)
    assert process.returncode == 130
    assert errors == "judge: interrupted\n"
    assert not judge.processes()
    assert not judge.temporary_folders()
    assert time.monotonic() - begin < 20


def wait_for(condition, what):
    for _ in range(500):
        if condition():
            return
        time.sleep(0.02)
    raise AssertionError(f"waited ten seconds for {what}")


@pytest.mark.parametrize("size", ["16k", "200k"])
def test_a_full_disk(size, judge):
    """Too small for a source, and large enough for it but not for a program."""
    if os.geteuid() != 0:
        pytest.skip("only root can make a small disk")
    options = ["-t", "tmpfs", "-o", f"size={size}", "queens", str(judge.tmp)]
    if subprocess.run(["mount", *options], stderr=subprocess.DEVNULL).returncode != 0:
        pytest.skip("a small disk cannot be mounted here")
    try:
        process = judge.start("--no-cache")
        _, errors = process.communicate(timeout=SECONDS)
        assert process.returncode == 2, errors
        assert re.search(rf"^judge: .*'{judge.tmp}.*: No space left on device", errors), errors
        assert errors.count("\n") == 1
    finally:
        subprocess.run(["umount", str(judge.tmp)], check=True)
