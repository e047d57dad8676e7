"""The pytest plugin of the archive: options, what the core lists, one run of the core for all the
items that are selected. run_tests.sh loads it with -p."""

import re
import threading
from pathlib import Path

import pytest
from _pytest.reports import TestReport

import ahead
import core
import nodes
import results
import workshop

HARNESS = Path(__file__).parent
KEPT_SECONDS = 14 * 24 * 3600  # for what has not been used


def pytest_addoption(parser):
    group = parser.getgroup("queens")
    group.addoption("--problem", action="append", default=[], metavar="SLUG",
                    help="only what belongs to this problem (can be repeated)")
    group.addoption("--solution", metavar="FILE",
                    help="judge this file on the cases of the one --problem, and nothing else")
    group.addoption("--again", action="store_true",
                    help="judge and check everything anew, also what has not changed since it was "
                         "found to be as expected")


def pytest_configure(config):
    config.addinivalue_line("markers", "judged: needs the core's results for `programs`")
    config.addinivalue_line("markers", "remembered: passes without being run when it has passed "
                                       "before with the same judge and tests on this machine")
    config.archive = Archive(config)
    config.archive.check_options()
    workshop.forget(0 if config.option.again else KEPT_SECONDS)


def pytest_unconfigure(config):
    ahead.stop()
    if hasattr(config, "archive"):
        config.archive.run.stop()


def pytest_keyboard_interrupt():
    ahead.stop()


def pytest_pycollect_makeitem(collector, obj):
    """A function marked by nodes.collects yields the nodes of its module itself."""
    if getattr(obj, "__dict__", {}).get("collects_nodes"):
        return list(obj(collector))
    return None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    wanted = config.option.problem
    if wanted:
        ours = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, wanted))})(?![\w-])")
        kept = [item for item in items if ours.search(item.nodeid)]
        if config.option.solution:
            kept = [item for item in kept if getattr(item, "is_judging", False)]
        dropped = set(items) - set(kept)
        config.hook.pytest_deselected(items=[item for item in items if item in dropped])
        items[:] = kept
    items.sort(key=turn)
    config.archive.items = items


def turn(item):
    """First what is judged, as results come; then tests that keep one core busy, while other work goes on
    ahead; then checks of what is compiled; and at the end those whose work has long begun, last of all
    what keeps all cores busy to the end."""
    if getattr(item, "is_judging", False):
        return 0
    module = item.getparent(pytest.Module).obj
    if Path(module.__file__).parent == HARNESS:
        return 2
    if not hasattr(module, "ahead_of"):
        return 1
    return 4 if ahead.kind(module) == ahead.Kind.FILLS_ALL_CORES else 3


def pytest_collection_finish(session):
    if not session.config.option.collectonly:
        archive = session.config.archive
        items = [item for item in session.items if not results.has_passed(item)]
        ahead.begin_all(items, archive.wait_until_judged)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item, nextitem):
    """Lets a test of which is known that it passes do so at once, without fixtures and capturing: that
    would take most of the time of a run in which nothing has changed."""
    if getattr(item, "is_judging", False):
        if not item.passes():
            return None
    elif results.has_passed(item):
        item.config.archive.unchanged_tests += 1
    else:
        return None
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for when in ["setup", "call", "teardown"]:
        hook.pytest_runtest_logreport(report=TestReport(item.nodeid, item.location, {}, "passed", None,
                                                        when))
    if nextitem is None or nextitem.parent is not item.parent:
        hook.pytest_runtest_teardown(item=item, nextitem=nextitem)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Calls a test that is marked `remembered` and keeps that it has passed."""
    if not pyfuncitem.get_closest_marker("remembered"):
        return None
    arguments = pyfuncitem._fixtureinfo.argnames
    pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in arguments})
    results.keep_passed(pyfuncitem)
    return True


def pytest_sessionfinish(session):
    if session.exitstatus == 0 and session.config.archive.has_judged_nothing_of_the_caller():
        session.exitstatus = pytest.ExitCode.INTERRUPTED


def pytest_terminal_summary(terminalreporter, config):
    archive = config.archive
    if archive.has_judged_nothing_of_the_caller():
        terminalreporter.write_line(f"{archive.solution}: nothing was judged")
    if archive.run.started:
        terminalreporter.write_line(
            "judged: {problems} problems, {programs} programs, {runs} runs, {unexpected} not as "
            "expected".format(**archive.run.counts()))
    if archive.unchanged_programs or archive.unchanged_tests:
        terminalreporter.write_line(
            f"unchanged since they were as expected, and not run again without --again: "
            f"{archive.unchanged_programs} programs, {archive.unchanged_tests} tests")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(call):
    outcome = yield
    if call.excinfo:
        outcome.get_result().longrepr = (nodes.shown(call.excinfo.value)
                                         or outcome.get_result().longrepr)


@pytest.fixture(scope="session")
def archive(request):
    return request.config.archive


class Archive:
    """What the core knows, asked for once in a session and when it is needed."""

    def __init__(self, config):
        self._options = config.option
        self._problems = None
        self._remembered = None
        self._judged = {}
        self._lock = threading.Lock()
        self.unchanged_programs = 0
        self.unchanged_tests = 0
        self.run = core.Run(self._keep)
        self.items = []

    @property
    def problems(self):
        """Problem by slug, those of --problem only. Raises BrokenJudge."""
        if self._problems is None:
            self._problems = core.list_problems(self._options.problem)
        return self._problems

    @property
    def solution(self):
        """The file of --solution, or None."""
        return Path(self._options.solution) if self._options.solution else None

    def has_judged_nothing_of_the_caller(self):
        return (self.solution is not None and self.run.started
                and self.run.counts()["programs"] == 0)

    def check_options(self):
        if self._options.solution:
            if len(self._options.problem) != 1:
                raise pytest.UsageError("--solution needs exactly one --problem")
            if not self.solution.is_file():
                raise pytest.UsageError(f"--solution {self.solution}: there is no such file")
        if self._options.problem:
            try:
                self.problems
            except core.BrokenJudge as error:
                raise pytest.UsageError(f"--problem: {error}")

    def case_result(self, program, case):
        self._start_run()
        return self.run.case(program, case)

    def program_result(self, program):
        self._start_run()
        return self.run.program(program)

    def programs(self, condition=lambda program: True):
        """Every program that fulfils the condition; none in an archive that cannot be read."""
        try:
            return [program for problem in self.problems.values() for program in problem.programs
                    if condition(program)]
        except core.BrokenJudge:
            return []  # an item of test_judging.py says so

    def slugs(self):
        try:
            return list(self.problems)
        except core.BrokenJudge:
            return []

    def wait_until_judged(self):
        """Returns when no program is being judged and none will be."""
        if any(_needed_programs(item) for item in self.items):
            self._start_run()
        self.run.wait_until_idle()

    def _start_run(self):
        with self._lock:
            if not self.run.started:
                self._start_first_run()

    def _start_first_run(self):
        if self.solution:
            self.run.start([*self.problems, self.solution])
            return
        self._judged = {program.key: program for item in self.items
                        for program in _needed_programs(item)}
        self._remembered = results.Remembered(self.problems)
        changed = [program for program in self._judged.values() if not self._recall(program)]
        everything = len(changed) == len(self.programs()) and not self._options.problem
        if changed:
            self.run.start([] if everything else [program.path for program in changed])
        else:
            self.run.finish()

    def _recall(self, program):
        """Whether the results of the program are known."""
        events = self._remembered.find(program)
        self.run.take(events)
        self.unchanged_programs += bool(events)
        return events

    def _keep(self, events):
        program = self._judged.get((events[-1]["problem"], events[-1]["program"]))
        if program:
            self._remembered.keep(program, events)


def _needed_programs(item):
    """The program an item is about, or the `programs` a judged test is parametrized by."""
    if hasattr(item, "program"):
        return [item.program]
    if item.get_closest_marker("judged"):
        return item.callspec.params["programs"]
    return []
