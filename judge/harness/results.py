"""Results of the core that are remembered: a program that was judged as expected is not judged again
while nothing has changed that its results depend on, so that a second run takes as long as what was
changed since the first. `--again` forgets everything."""

import functools
import json
import os
import re
import sys

import pytest

import core
import workshop
from workshop import contents

SMALL_PROBLEM = "count-queens"


class Remembered:
    """The events of programs that were as expected, by what they depend on."""

    def __init__(self, problems):
        self._problems = problems
        self._data = {}

    def find(self, program):
        """The events of the program, those of its cases first; none when it has to be judged."""
        kept = workshop.recall(self._key(program)) or ""
        return [json.loads(line) for line in kept.splitlines()]

    def keep(self, program, events):
        """Takes the events of one program, the one of the program as a whole among them."""
        whole = events[-1]
        if whole["as_expected"] and not whole["skip"] and whole["verdict"] != "JE":
            workshop.keep(self._key(program), "\n".join(map(json.dumps, events)))

    def _key(self, program):
        return ["results", program.problem, program.name, *of_the_judge(),
                *self._of_the_problem(program.problem), *contents(program.path)]

    def _of_the_problem(self, slug):
        if slug not in self._data:
            problem = self._problems[slug]
            paths = [problem.folder / "problem.yaml", *problem.folder.glob("output_validator*"),
                     problem.data]
            self._data[slug] = [part for path in paths for part in contents(path)]
        return self._data[slug]


@functools.lru_cache(maxsize=None)
def of_the_judge():
    """What every result depends on: the judge, the header of validators, the machine."""
    return [*contents(core.JUDGE), *contents(core.BUILD / "launcher"), *contents(workshop.HEADERS),
            *machine()]


def machine():
    """What the core says of the machine, and for each tool that it names when it was changed."""
    lines = [line for line in core.doctor().splitlines()
             if not line.startswith(("temporary files: ", "built programs: "))]
    stamps = []
    for path in re.findall(r"(?<= )/\S+", "\n".join(lines)):
        try:
            status = os.stat(path)
            stamps.append(f"{status.st_size} {status.st_mtime_ns}")
        except OSError:
            stamps.append("unreadable")
    return lines + stamps


def has_passed(item):
    """Whether a test that is marked `remembered` has passed with all that it depends on."""
    return (item.get_closest_marker("remembered") is not None
            and workshop.recall(_key_of_test(item)) is not None)


def keep_passed(item):
    workshop.keep(_key_of_test(item), "")


def _key_of_test(item):
    return ["passed", item.nodeid, _of_the_tests()]


@functools.lru_cache(maxsize=None)
def _of_the_tests():
    """A hash of what the tests of the judge depend on; some copy the checkout with one problem."""
    paths = [core.HOME / name for name in ["judge", "CMakeLists.txt", "run_tests.sh", "README.md"]]
    for tree in ["problems", "solutions", "testdata"]:
        paths += sorted((core.HOME / tree).glob(f"{SMALL_PROBLEM}*"))
    settings = [f"{name}={value}" for name, value in sorted(os.environ.items())
                if name in ("CC", "CXX", "PATH") or name.startswith("QUEENS_")]
    return workshop.digest([sys.version, pytest.__version__, str(os.geteuid()), *settings,
                            *of_the_judge(), *(part for path in paths for part in contents(path))])
