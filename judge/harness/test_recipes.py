"""recipe.txt tells how each secret case came to be, and following it gives the stored bytes."""

import subprocess

import pytest

import ahead
import core
import workshop
from ahead import Call
from archive import Problem, expect_nothing, slugs, steps, unescaped

RUN_SECONDS = 60


def pytest_generate_tests(metafunc):
    metafunc.parametrize("slug", slugs(core.HOME))


@pytest.fixture
def problem(slug):
    return Problem(core.HOME, slug)


def ahead_of(items):
    return [Call(differences_of_generated, item.callspec.params["slug"]) for item in items
            if item.originalname == "test_generated_cases_come_again"]


def test_recipe_names_every_secret_case(problem):
    expect_nothing(name_differences(problem))


def test_literal_cases_are_as_written(problem):
    expect_nothing(literal_differences(problem))


def test_generated_cases_come_again(problem):
    expect_nothing(generator_findings(problem))
    expect_nothing(ahead.result(Call(differences_of_generated, problem.slug)))


def differences_of_generated(slug):
    problem = Problem(core.HOME, slug)
    calls = generated(problem)
    if not calls:
        return []
    generator = workshop.tool(problem.folder / "generator.cpp")
    key = [generator.name, problem.recipe, *map(input_of(problem), calls)]
    said = workshop.remembered(key, lambda: "\n".join(generated_differences(problem, generator)))
    return said.splitlines()


def recipe_path(problem):
    return problem.shown(problem.data / "recipe.txt")


def steps_of(problem):
    """The steps and no finding, or no steps and what is wrong with a line."""
    try:
        return steps(problem.recipe), []
    except ValueError as error:
        return [], [f"{recipe_path(problem)}: {error}"]


def name_differences(problem):
    recipe, findings = steps_of(problem)
    if findings:
        return findings
    named = [step.case for step in recipe]
    stored = problem.cases("secret")
    for step in recipe:
        if step.case not in stored:
            findings.append(f"{recipe_path(problem)}:{step.line}: there is no secret/{step.case}.in")
        if named.count(step.case) > 1:
            findings.append(f"{recipe_path(problem)}:{step.line}: {step.case} is there "
                            f"{named.count(step.case)} times")
    return findings + [f"{recipe_path(problem)}: expected a line for secret/{case}, found none"
                       for case in stored if case not in named]


def literal_differences(problem):
    recipe, findings = steps_of(problem)
    for step in recipe:
        if step.kind != "literal":
            continue
        try:
            written = unescaped(step.argument)
        except ValueError as error:
            findings.append(f"{recipe_path(problem)}:{step.line}: {error}")
            continue
        findings += difference(problem, step, written)
    return findings


def generated(problem):
    return [step for step in steps_of(problem)[0] if step.kind == "generator"]


def generator_findings(problem):
    """Whether there is a generator exactly when one is called."""
    source = problem.folder / "generator.cpp"
    calls = generated(problem)
    if calls and not source.is_file():
        return [f"{recipe_path(problem)}:{calls[0].line}: there is no {problem.shown(source)}"]
    if source.is_file() and not calls:
        return [f"{recipe_path(problem)}: expected a line that calls {problem.shown(source)}, found none"]
    return []


def generated_differences(problem, generator):
    """What a call of the generator, a program, makes otherwise than it is stored."""
    calls = generated(problem)
    findings = []
    for step, made in zip(calls, workshop.in_parallel(lambda step: output_of(generator, step), calls)):
        where = f"{recipe_path(problem)}:{step.line}: generator {step.argument}"
        if isinstance(made, str):
            findings.append(f"{where}: {made}")
        elif difference(problem, step, made) and made != output_of(generator, step):
            findings.append(f"{where}: two calls differ")
        else:
            findings += difference(problem, step, made)
    return findings


def output_of(generator, step):
    """The bytes printed, or a string saying what went wrong."""
    try:
        done = subprocess.run([str(generator), *step.argument.split()], stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=RUN_SECONDS)
    except subprocess.TimeoutExpired:
        return f"not done after {RUN_SECONDS} s"
    if done.returncode != 0:
        said = " ".join(done.stderr.decode(errors="replace").split())
        return f"expected exit status 0, found {done.returncode} ({said})"
    return done.stdout


def input_of(problem):
    def read(step):
        path = problem.data / "secret" / f"{step.case}.in"
        return path.read_bytes() if path.is_file() else b""
    return read


def difference(problem, step, made):
    """Nothing, or one line with the first place where the stored input and the one made differ."""
    path = problem.data / "secret" / f"{step.case}.in"
    if not path.is_file():
        return []  # name_differences says so
    stored = path.read_bytes()
    if stored == made:
        return []
    place = next((i for i, (a, b) in enumerate(zip(stored, made)) if a != b),
                 min(len(stored), len(made)))
    return [f"{problem.shown(path)}: byte {place}: expected {made[place:place + 40]!r} as "
            f"recipe.txt:{step.line} makes it, found {stored[place:place + 40]!r}"]
