"""Every C++ program of the archive, all validators and generators compile without a warning under the
judge's compiler (CXX, else g++), the programs to submit, validators and generators under both compilers,
and the programs to submit run clean under the sanitizers. CXX=clang++ puts all under the other."""

import shutil
import subprocess

import pytest

import archive as files
import core
import interactive
import workshop
from nodes import Finding

SANITIZERS = ["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
RUN_SECONDS = 120


def pytest_generate_tests(metafunc):
    archive = metafunc.config.archive
    if "judged_program" in metafunc.fixturenames:
        judged = archive.programs(
            lambda program: program.path.suffix == ".cpp" and not program.must_not_compile)
        metafunc.parametrize("judged_program, programs", [(program, [program]) for program in judged],
                             ids=[f"{program.problem}::{program.name}" for program in judged])
    elif "source" in metafunc.fixturenames:
        pairs = [(path, compiler) for slug in archive.slugs()
                 for path in main_files(archive.problems[slug]) for compiler in ["g++", "clang++"]
                 if is_tool(path) or compiler != main_compiler()]
        metafunc.parametrize("source, compiler", pairs,
                             ids=[f"{name_of(path)}-{compiler}" for path, compiler in pairs])
    elif "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", archive.slugs())


def main_files(problem):
    """The program to submit, validators and generator."""
    files = [problem.main_program().path, *sorted(problem.folder.glob("*.cpp"))]
    return [path for path in files if path.suffix == ".cpp"]


def is_tool(path):
    """A validator or generator, which the judge does not compile when it judges."""
    return path.parent.name != "solutions"


def main_compiler():
    return workshop.compiler_words()[-1]


def name_of(path):
    """count-queens.cpp, count-queens/wrong_answer/x.cpp, count-queens/input_validator.cpp"""
    return path.relative_to(core.HOME).as_posix().split("/", 1)[1]


@pytest.fixture(scope="session")
def warnings(request, archive):
    """What each compiler says about each source, for all selected items at once."""
    archive.run.wait_until_idle()
    wanted = [tuple(item.callspec.params[name] for name in ("compiler", "source"))
              for item in request.session.items
              if getattr(item, "originalname", "") == "test_compiles_without_warning"]
    return {key: workshop.workers.submit(warnings_of, *key) for key in wanted
            if shutil.which(key[0])}


def warnings_of(compiler, source):
    if compiler != main_compiler():
        return workshop.complaints([compiler], source, [
            workshop.STANDARD, *workshop.WARNINGS, "-fsyntax-only"])
    try:
        workshop.binary(workshop.compiler_words(), source, workshop.tool_flags())
    except workshop.DoesNotCompile as error:
        return str(error)
    return ""


@pytest.mark.judged
def test_judge_compiles_without_warning(judged_program, programs, archive):
    said = archive.program_result(judged_program).get("compiler_output")
    if said:
        raise Finding(f"{judged_program.path}: the compiler is not content", said)


def test_compiles_without_warning(compiler, source, warnings):
    if not shutil.which(compiler):
        pytest.skip(f"{compiler} is not installed")
    said = warnings[compiler, source].result()
    if said:
        raise Finding(f"{source}: {compiler} is not content", said)


@pytest.fixture(scope="session")
def sanitized(request, archive):
    """The programs to submit of the selected items by slug, built with the sanitizers."""
    archive.run.wait_until_idle()
    compiler = ["g++"] if shutil.which("g++") else workshop.compiler_words()
    wanted = [item.callspec.params["slug"] for item in request.session.items
              if "sanitized" in getattr(item, "fixturenames", ())]
    sources = {slug: archive.problems[slug].main_program().path for slug in wanted}
    return {slug: workshop.workers.submit(workshop.binary, compiler, source,
                                          [workshop.STANDARD, *SANITIZERS], is_known=True)
            for slug, source in sources.items() if source.suffix == ".cpp"}


def test_solution_is_clean_under_sanitizers(slug, archive, sanitized):
    problem = archive.problems[slug]
    source = problem.main_program().path
    if slug not in sanitized:
        pytest.skip("not a C++ program")
    program = sanitized[slug].result()
    inputs = [problem.input_of(case) for case in problem.cases]
    is_interactive = files.Problem(core.HOME, slug).is_interactive
    validator = interactive.validator_of(problem.folder) if is_interactive else None

    def run_all():
        return "\n".join(filter(None, workshop.in_parallel(
            lambda path: sanitizer_report(program, path, validator), inputs)))
    key = [program.name, *(path.read_bytes() for path in inputs)]
    found = workshop.remembered(key + [validator.name] if validator else key, run_all)
    if found:
        raise Finding(f"{source}: the sanitizers found something", found)


def sanitizer_report(program, path, validator):
    """"" when there is nothing to report; validator is that of an interactive problem, or None."""
    status, said = (interactive.talk(program, validator, path)[:2] if validator
                    else run_alone(program, path))
    return f"{path}: exit status {status}\n{said[:3000]}" if status or said else ""


def run_alone(program, path):
    with open(path, "rb") as data:
        done = subprocess.run([str(program)], stdin=data, stdout=subprocess.DEVNULL,
                              stderr=subprocess.PIPE, timeout=RUN_SECONDS)
    return done.returncode, done.stderr.decode(errors="replace")
