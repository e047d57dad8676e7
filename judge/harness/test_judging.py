"""Every program of the archive on every case: one item each, and one for the program as a whole.

    count-queens::count-queens.cpp::secret/09-n9
    count-queens::count-queens.cpp::as expected
"""

from types import SimpleNamespace

import pytest

import core
from nodes import Finding, TitledItem, collects, named_blocks


@collects
def collect_problems(module):
    archive = module.config.archive
    try:
        problems = archive.problems
    except core.BrokenJudge as error:
        yield BrokenArchiveItem.from_parent(module, name="the archive", error=error)
        return
    for problem in problems.values():
        yield ProblemNode.from_parent(module, name=problem.slug, problem=problem)


class ProblemNode(pytest.Collector):
    def __init__(self, problem, **kwargs):
        super().__init__(**kwargs)
        self.problem = problem

    def collect(self):
        solution = self.config.archive.solution
        programs = [as_program(self.problem, solution)] if solution else self.problem.programs
        for program in programs:
            yield ProgramNode.from_parent(self, name=program.name, program=program)


def as_program(problem, path):
    """A file of the user's: the core calls it by the path it was given, unless the archive has it."""
    for program in problem.programs:
        if program.path.resolve() == path.resolve():
            return program
    return SimpleNamespace(problem=problem.slug, name=path.name, path=path, skip=None,
                           key=(problem.slug, str(path)), must_not_compile=False)


class ProgramNode(pytest.Collector):
    def __init__(self, program, **kwargs):
        super().__init__(**kwargs)
        self.program = program

    def collect(self):
        if not self.program.must_not_compile:
            for case in self.parent.problem.cases:
                yield CaseItem.from_parent(self, name=case)
        yield ProgramItem.from_parent(self, name="as expected")


class JudgedItem(TitledItem):
    is_judging = True

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.program = self.parent.program
        self.title = f"{self.program.problem} {self.program.name} {self.name}"

    def passes(self):
        """Waits for the result. Why it does not pass, or is skipped, comes out when it runs."""
        try:
            result = self.find_result()
        except core.BrokenJudge:
            return False
        return (bool(result) and result["as_expected"] and result["verdict"] != "JE"
                and not self.program.skip and not result.get("skip"))

    def setup(self):
        if self.program.skip:
            pytest.skip(self.program.skip)
        self.result = self.find_result()
        event = self.result or self.whole_program()
        if event.get("skip"):
            pytest.skip(event["skip"])
        if event["verdict"] == "JE":
            raise core.BrokenJudge(event["reason"])
        if self.result is None and event["verdict"] == "CE":
            pytest.skip("it does not compile")
        if self.result is None:
            raise core.BrokenJudge(f"no result for this case; the program: {describe(event)}")

    def runtest(self):
        if not self.result["as_expected"]:
            raise Finding(describe(self.result), named_blocks(self.result, self.shown))

    def whole_program(self):
        return self.config.archive.program_result(self.program)


class CaseItem(JudgedItem):
    shown = ["input", "expected_output", "found_output", "error_output"]

    def find_result(self):
        return self.config.archive.case_result(self.program, self.name)


class ProgramItem(JudgedItem):
    shown = ["compiler_output"]

    def find_result(self):
        return self.whole_program()


def describe(result):
    expected = "expected " + " or ".join(result["expected"])
    return ": ".join(filter(None, [f"{result['verdict']}, {expected}", result["reason"]]))


class BrokenArchiveItem(TitledItem):
    def __init__(self, error, **kwargs):
        super().__init__(**kwargs)
        self.error = error

    def setup(self):
        raise self.error

    def runtest(self):
        pass
