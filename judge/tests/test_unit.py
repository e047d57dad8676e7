"""The unit tests of the core, one item each: the names of `unit_tests --list`."""

import re
import subprocess

import ahead
import core
from nodes import Finding, TitledItem, collects

UNIT_TESTS = core.BUILD / "unit_tests"
RESULT = re.compile(r"^(ok|FAILED) ([\w/-]+)(?:: )?", re.M)
RUN_SECONDS = 120


@collects
def collect_unit_tests(module):
    names = subprocess.run([str(UNIT_TESTS), "--list"], stdout=subprocess.PIPE, check=True)
    results = Results(module.config)
    for name in names.stdout.decode().split():
        yield UnitItem.from_parent(module, name=name, results=results)


def ahead_of(items):
    return [items[0].results.of_selected]


class UnitItem(TitledItem):
    def __init__(self, results, **kwargs):
        super().__init__(**kwargs)
        self.results = results
        self.title = f"unit test {self.name}"

    def runtest(self):
        failure = self.results.failure_of(self.name)
        if failure is not None:
            raise Finding(*failure.split("\n", 1))


class Results:
    """Runs all the selected tests in one process; those it had no word of, each in its own."""

    def __init__(self, config):
        self._config = config

    def of_selected(self):
        return run([item.name for item in self._config.archive.items
                    if isinstance(item, UnitItem)])[0]

    def failure_of(self, name):
        failures = ahead.result(self.of_selected)
        if name not in failures:
            alone, status = run([name])
            failures[name] = alone.get(name, f"ended with exit status {status}")
        return failures[name]


def run(names):
    """The failure of each test that was reported, None where it passed, and the exit status."""
    try:
        done = subprocess.run([str(UNIT_TESTS), *names], stdout=subprocess.PIPE,
                              timeout=RUN_SECONDS)
    except subprocess.TimeoutExpired:
        return {}, f"none after {RUN_SECONDS} s"
    text = done.stdout.decode(errors="replace")
    marks = [mark for mark in RESULT.finditer(text) if mark[2] in names]
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    return {mark[2]: None if mark[1] == "ok" else text[mark.end():end].strip()
            for mark, end in zip(marks, ends)}, done.returncode
