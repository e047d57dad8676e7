"""What the results of the whole run say about the data: which case rejects which wrong program,
who reproduces the answers, how slow the slowest case is."""

import re

import pytest

import archive as files
import core
from nodes import Finding

SLOWEST = re.compile(
    r"^Slowest stored case: under (\d+(?:\.\d+)?) (ms|s) \(limit (\d+(?:\.\d+)?) s\)\.$", re.M)

pytestmark = pytest.mark.judged


def pytest_generate_tests(metafunc):
    archive = metafunc.config.archive
    if "wrong_program" in metafunc.fixturenames:
        wrong = archive.programs(lambda program: program.is_wrong)
        metafunc.parametrize("wrong_program, programs", [(program, [program]) for program in wrong],
                             ids=[f"{program.problem}::{program.name}" for program in wrong])
        return
    choice = {
        "test_every_answer_is_reproduced": lambda program: program.folder == "accepted",
        "test_slowest_case_is_as_the_editorial_says": lambda program: not program.folder,
    }[metafunc.function.__name__]
    metafunc.parametrize("slug, programs", [
        (slug, list(filter(choice, archive.problems[slug].programs))) for slug in archive.slugs()
    ], ids=archive.slugs())


def test_first_rejecting_case_is_as_the_editorial_says(wrong_program, programs, archive):
    problem = archive.problems[wrong_program.problem]
    rows, _ = files.pitfalls(editorial_of(problem))
    said = {row.program: row.case for row in rows}.get(wrong_program.name)
    if said is None:
        raise Finding(f"no row of the editorial's Pitfalls names `{wrong_program.name}`")
    found = first_rejection(archive, problem, wrong_program)
    if found is None:
        raise Finding(f"{wrong_program.name}: accepted on every case; add one that tells it apart")
    if found not in said:
        raise Finding(f"{wrong_program.name}: rejected first by {found}, "
                      f"the editorial says {said}")


def first_rejection(archive, problem, program):
    """The name of the case, `compilation`, or None."""
    whole = judged(archive, program)
    if whole["verdict"] == "CE":
        return "compilation"
    for case in problem.cases:
        result = archive.case_result(program, case)
        if result and result["verdict"] != "AC":
            return f"`{case}`"
    return None


def test_every_answer_is_reproduced(slug, programs, archive):
    problem = archive.problems[slug]
    missing = set(problem.cases)
    for program in programs:
        if not judged(archive, program)["skip"]:
            missing -= {case for case in missing
                        if archive.case_result(program, case)["verdict"] == "AC"}
    if missing:
        raise Finding("no program in accepted/ reproduces " + ", ".join(sorted(missing)))


def test_slowest_case_is_as_the_editorial_says(slug, programs, archive):
    problem = archive.problems[slug]
    line = SLOWEST.search(editorial_of(problem))
    if not line:
        raise Finding("expected a line 'Slowest stored case: under 10 ms (limit 5 s).'")
    bound = float(line[1]) / (1000 if line[2] == "ms" else 1)
    if float(line[3]) != problem.time_limit_s:
        raise Finding(f"the editorial says limit {line[3]} s, "
                      f"problem.yaml {problem.time_limit_s} s")
    if bound > problem.time_limit_s / 10:
        raise Finding(f"under {line[1]} {line[2]} is more than a tenth of {problem.time_limit_s} s")
    measured = judged(archive, programs[0])["slowest_cpu_s"]
    if measured >= bound:
        measured = min(measured, slowest_alone(programs[0]))
    if measured >= bound:
        raise Finding(f"the slowest case took {measured * 1000:.1f} ms, "
                      f"not under {line[1]} {line[2]}")


def slowest_alone(program):
    again = core.Run()
    again.start([program.path])
    return again.program(program)["slowest_cpu_s"]


def judged(archive, program):
    result = archive.program_result(program)
    if result["verdict"] == "JE":
        raise core.BrokenJudge(f"{program.name}: {result['reason']}")
    return result


def editorial_of(problem):
    return files.Problem(core.HOME, problem.slug).editorial

