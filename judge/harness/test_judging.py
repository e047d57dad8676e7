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
        programs = [own_program(self.problem, solution)] if solution else self.problem.programs
        for program in programs:
            yield ProgramNode.from_parent(self, name=program.name, program=program)


def own_program(problem, path):
    """A file of the user's: the core calls it by the path it was given."""
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

    def whole_program(self):
        """The event of the whole program; a skip of the core is one of ours."""
        result = self.config.archive.program_result(self.program)
        if result.get("skip"):
            pytest.skip(result["skip"])
        if result["verdict"] == "JE":
            raise core.BrokenJudge(f"{self.program.name}: {result['reason']}")
        return result


class CaseItem(JudgedItem):
    def setup(self):
        if self.program.skip:
            pytest.skip(self.program.skip)
        self.result = self.config.archive.case_result(self.program, self.name)
        if self.result is None:
            whole = self.whole_program()
            raise core.BrokenJudge(f"no result for this case; the program: {describe(whole)}")
        if self.result["verdict"] == "JE":
            raise core.BrokenJudge(self.result["reason"])

    def runtest(self):
        if not self.result["as_expected"]:
            raise Finding(describe(self.result), named_blocks(
                self.result, ["input", "expected_output", "found_output", "error_output"]))


class ProgramItem(JudgedItem):
    def setup(self):
        if self.program.skip:
            pytest.skip(self.program.skip)
        self.result = self.whole_program()

    def runtest(self):
        if not self.result["as_expected"]:
            raise Finding(describe(self.result), named_blocks(self.result, ["compiler_output"]))


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
