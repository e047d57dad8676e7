"""What the results of the whole run say about the data: which case rejects which wrong program,
who reproduces the answers, how slow the slowest case is."""

import re

import pytest

import archive as files
import core
from nodes import Finding

SLOWEST = re.compile(
    r"^Slowest stored case: under (\d+(?:\.\d+)?) (ms|s) \(limit (\d+(?:\.\d+)?) s\)\.$", re.M)

COMPILATION = "compilation"

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


def test_two_cases_reject_it_and_the_first_is_as_the_editorial_says(wrong_program, programs, archive):
    problem = archive.problems[wrong_program.problem]
    rows, _ = files.pitfalls(editorial_of(problem))
    said = {row.program: row.case for row in rows}.get(wrong_program.name)
    if said is None:
        raise Finding(f"no row of the editorial's Pitfalls names `{wrong_program.name}`")
    found = rejections(archive, problem, wrong_program)
    if not found:
        raise Finding(f"{wrong_program.name}: accepted on every case; add two that tell it apart")
    if found[0] not in said:
        raise Finding(f"{wrong_program.name}: rejected first by {found[0]}, "
                      f"the editorial says {said}")
    if len(found) == 1 and found != [COMPILATION]:
        raise Finding(f"{wrong_program.name}: rejected by {found[0]} only; add another that tells it apart")


def rejections(archive, problem, program):
    """The cases that reject a program, as an editorial writes them, or COMPILATION alone."""
    if judged(archive, program)["verdict"] == "CE":
        return [COMPILATION]
    results = [(case, archive.case_result(program, case)) for case in problem.cases]
    return [f"`{case}`" for case, result in results if result and result["verdict"] != "AC"]


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

