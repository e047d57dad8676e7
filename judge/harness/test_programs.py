"""Every C++ program of the archive, all validators and generators compile without a warning under the
judge's compiler (CXX, else g++), the programs to submit, validators and generators under both compilers,
and the programs to submit run clean under the sanitizers and print the stored answers, byte by byte.
CXX=clang++ puts all under the other."""

import shutil
import subprocess

import pytest

import ahead
import archive as files
import core
import interactive
import workshop
from ahead import Call
from nodes import Finding

SANITIZERS = ["-Og", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
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


def ahead_of(items):
    return [CALLS[item.originalname](item.callspec.params) for item in items
            if item.originalname in CALLS]


CALLS = {
    "test_compiles_without_warning":
        lambda values: Call(compile_with, values["compiler"], values["source"]),
    "test_solution_is_clean_under_sanitizers":
        lambda values: Call(sanitizer_reports, values["slug"]),
}


def compile_with(compiler, source):
    """Raises a Finding with what the compiler says; does nothing where it is not installed."""
    if not shutil.which(compiler):
        return
    if compiler == main_compiler():
        workshop.tool(source)
    else:
        workshop.check([compiler], source)


@pytest.mark.judged
def test_judge_compiles_without_warning(judged_program, programs, archive):
    said = archive.program_result(judged_program).get("compiler_output")
    if said:
        raise Finding(f"{judged_program.path}: the compiler is not content", said)


def test_compiles_without_warning(compiler, source):
    ahead.result(Call(compile_with, compiler, source))
    if not shutil.which(compiler):
        pytest.skip(f"{compiler} is not installed")


def test_solution_is_clean_under_sanitizers(slug):
    said = ahead.result(Call(sanitizer_reports, slug))
    if said:
        raise Finding(f"{slug}.cpp: a run under the sanitizers is not as it should be", said)


def sanitizer_reports(slug):
    """What is wrong with a run of the program to submit on any case, built with the sanitizers."""
    problem = files.Problem(core.HOME, slug)
    program = sanitized(problem.solution)
    validator = (workshop.tool(problem.folder / "output_validator.cpp") if problem.is_interactive
                 else None)
    inputs = [problem.data / f"{case}.in" for case in problem.all_cases()]

    def run_all():
        return "\n".join(filter(None, workshop.in_parallel(
            lambda path: sanitizer_report(program, path, validator), inputs)))
    key = [program.name, *(path.read_bytes() for path in inputs),
           *(answer_of(path).read_bytes() for path in inputs)]
    return workshop.remembered(key + [validator.name] if validator else key, run_all)


def sanitized(source):
    """A program that has been compiled with nothing before it, built with the sanitizers."""
    return workshop.binary(sanitizing_compiler(), source, sanitizing_flags(), is_known=True)


def sanitizing_compiler():
    return ["g++"] if shutil.which("g++") else workshop.compiler_words()


def sanitizing_flags():
    return [workshop.STANDARD, *SANITIZERS, *workshop.linker_flags()]


def sanitizer_report(program, path, validator):
    """"" when there is nothing to report; validator is that of an interactive problem, or None."""
    status, said, accepted = (interactive.talk(program, validator, path) if validator
                              else (*run_alone(program, path), True))
    if accepted and status == 0 and not said:
        return ""
    return f"{path}: exit status {status}{'' if accepted else ', rejected'}\n{said[:3000]}"


def run_alone(program, path):
    """Exit status, and what is wrong: standard error, and another output than the stored answer of a
    secret case."""
    with open(path, "rb") as data:
        done = subprocess.run([str(program)], stdin=data, capture_output=True, timeout=RUN_SECONDS)
    said = done.stderr.decode(errors="replace")
    if path.parent.name == "secret" and done.stdout != answer_of(path).read_bytes():
        said += f"it does not print what is in {answer_of(path).name}"
    return done.returncode, said


def answer_of(path):
    return path.with_suffix(".ans")
