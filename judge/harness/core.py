"""Talks to the core: what it lists, and the results of one run. The JSON lines are those of
judge/README.md."""

import functools
import json
import os
import subprocess
import tempfile
import threading
from pathlib import Path

HOME = Path(os.environ["QUEENS_HOME"])
BUILD = Path(os.environ["QUEENS_BUILD"])
JUDGE = BUILD / "judge"


class BrokenJudge(Exception):
    """The core said that it, or the archive, is broken (exit status 2, or a verdict JE)."""


class Program:
    """One program of a problem; expected is the list of permitted verdicts."""

    def __init__(self, event):
        self.problem = event["problem"]
        self.name = event["program"]
        self.path = Path(event["path"])
        self.language = event["language"]
        self.expected = event["expected"]
        self.skip = event["skip"]

    @property
    def key(self):
        return self.problem, self.name

    @property
    def folder(self):
        """The verdict folder it lies in, or "" for the program to submit."""
        return self.name.split("/")[0] if "/" in self.name else ""

    @property
    def is_wrong(self):
        return self.folder not in ("", "accepted")

    @property
    def must_not_compile(self):
        return self.expected == ["CE"]


class Problem:
    def __init__(self, event):
        self.slug = event["problem"]
        self.title = event["title"]
        self.cases = event["cases"]
        self.time_limit_s = event["time_limit_s"]
        self.programs = []

    @property
    def folder(self):
        return HOME / "problems" / self.slug

    @property
    def data(self):
        return HOME / "testdata" / self.slug

    def main_program(self):
        return next(program for program in self.programs if not program.folder)

    def input_of(self, case):
        return self.data / (case + ".in")


@functools.lru_cache(maxsize=None)
def doctor():
    """What the core says of this machine, asked once."""
    return subprocess.run([str(JUDGE), "doctor"], stdin=subprocess.DEVNULL, check=True,
                          stdout=subprocess.PIPE).stdout.decode()


def list_problems(slugs=()):
    """The problems of the archive, or those named only, by slug, in the core's order. Raises
    BrokenJudge."""
    done = subprocess.run([str(JUDGE), "list", "--json", *slugs], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
    problems = {}
    message = ""
    for event in map(json.loads, done.stdout.decode().splitlines()):
        if event["event"] == "problem":
            problems[event["problem"]] = Problem(event)
        elif event["event"] == "program":
            problems[event["problem"]].programs.append(Program(event))
        elif event["event"] == "error":
            message = event["message"]
    if done.returncode != 0:
        raise BrokenJudge(message or _last_words(done.stderr, done.returncode))
    return problems


class Run:
    """One `judge run --json`, read by a thread while the first items are already reported."""

    def __init__(self, when_judged=lambda events: None):
        """when_judged is called with the events of each program, that of the program last."""
        self._when_judged = when_judged
        self._events = {}
        self._changed = threading.Condition()
        self._process = None
        self._failure = None
        self._finished = False

    @property
    def started(self):
        return self._process is not None or self._finished

    def take(self, events):
        """Results that are known without a run."""
        for event in events:
            self._take(event)

    def start(self, arguments):
        self._stderr = tempfile.TemporaryFile()
        self._process = subprocess.Popen([str(JUDGE), "run", "--json", *map(str, arguments)],
                                         stdout=subprocess.PIPE, stderr=self._stderr,
                                         stdin=subprocess.DEVNULL)
        threading.Thread(target=self._read, daemon=True).start()

    def finish(self):
        """In place of start(): there is nothing left to judge."""
        self._finished = True

    def counts(self):
        """How many problems, programs and runs, and how many programs are not as expected."""
        programs = [event for event in self._events.values() if event["event"] == "program"]
        return {"problems": len({event["problem"] for event in programs}),
                "programs": sum(not event["skip"] for event in programs),
                "runs": sum(event["event"] == "case" for event in self._events.values()),
                "unexpected": sum(not event["as_expected"] for event in programs)}

    def case(self, program, case):
        """The event of a case, or None where the core judged the program without it."""
        return self._wait_for((*program.key, case), program.key)

    def program(self, program):
        return self._wait_for(program.key, program.key)

    def wait_until_idle(self):
        """Returns when no program is being judged, so that work of ours disturbs no clock."""
        with self._changed:
            self._changed.wait_for(lambda: not self.started or self._finished)

    def stop(self):
        if self._process and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()

    def _wait_for(self, key, last_key):
        with self._changed:
            self._changed.wait_for(
                lambda: key in self._events or last_key in self._events or self._finished)
            if key in self._events:
                return self._events[key]
            if last_key in self._events:
                return None
            raise BrokenJudge(self._failure or "the core ended without a result for "
                              + ": ".join(last_key))

    def _read(self):
        try:
            cases = []
            for line in self._process.stdout:
                event = json.loads(line.decode())
                if event["event"] == "case":
                    cases.append(event)
                elif event["event"] == "program":  # the last one ends the session: remember it first
                    self._when_judged([*cases, event])
                    cases = []
                self._take(event)
            status = self._process.wait()
            if status not in (0, 1):
                self._stderr.seek(0)
                self._failure = self._failure or _last_words(self._stderr.read(), status)
        except (ValueError, KeyError) as error:
            self._failure = f"the core printed a line that the harness cannot read: {error!r}"
        except OSError as error:
            self._failure = f"a result cannot be kept: {error}"
        finally:  # else everybody waits for ever
            with self._changed:
                self._finished = True
                self._changed.notify_all()

    def _take(self, event):
        with self._changed:
            if event["event"] == "case":
                self._events[event["problem"], event["program"], event["case"]] = event
            elif event["event"] == "program":
                self._events[event["problem"], event["program"]] = event
            elif event["event"] == "error":
                self._failure = event["message"]
            self._changed.notify_all()


def _last_words(stderr, status):
    text = stderr.decode(errors="replace").strip()
    return text or f"the core ended with exit status {status} and said nothing"
