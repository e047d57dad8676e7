"""The two commands in a copy of the checkout that holds one problem."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from commands import copy_build, copy_checkout, write_program

pytestmark = pytest.mark.remembered

SLUG = "count-queens"
JUDGING = "judge/harness/test_judging.py"  # alone, so that little is collected
NOBODY = 65534


@pytest.fixture(scope="module")
def untouched(tmp_path_factory):
    """A copy that no test changes, in a folder with a blank and an é in its name."""
    checkout = copy_checkout(tmp_path_factory.mktemp("copy") / "my é folder", SLUG)
    copy_build(checkout.path / "build")
    return checkout


@pytest.fixture
def checkout(tmp_path):
    """A copy to plant mistakes in."""
    checkout = copy_checkout(tmp_path / "my é folder", SLUG)
    copy_build(checkout.path / "build")
    return checkout


@pytest.fixture
def last_case(untouched):
    return max(path.stem for path in (untouched.path / "testdata" / SLUG / "secret").glob("*.in"))


def test_judge_works_from_another_folder(untouched, tmp_path):
    done = untouched.judge("list", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert SLUG in done.stdout


def test_judge_works_through_a_symbolic_link(untouched, tmp_path):
    link = tmp_path / "queens judge"
    link.symlink_to(untouched.path / "judge" / "judge")
    done = untouched.run(link, "list", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert SLUG in done.stdout


def test_run_tests_works_through_a_symbolic_link(untouched, tmp_path, last_case):
    link = tmp_path / "run the tests"
    link.symlink_to(untouched.path / "run_tests.sh")
    done = untouched.run(link, JUDGING, "-k", f"{SLUG}.cpp and {last_case}", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


def test_a_solution_is_found_from_the_folder_of_the_caller(untouched, tmp_path):
    shutil.copy(untouched.path / "solutions" / f"{SLUG}.cpp", tmp_path / "mine.cpp")
    done = untouched.run_tests(JUDGING, "--problem", SLUG, "--solution", "mine.cpp",
                               "--junitxml=out.xml", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f'{SLUG}.mine.cpp" name="as expected"' in (tmp_path / "out.xml").read_text()


def test_a_wrong_solution_is_named(untouched, tmp_path):
    (tmp_path / "mine.cpp").write_text("int main() {}\n")
    done = untouched.run_tests(JUDGING, "--problem", SLUG, "--solution", "mine.cpp", cwd=tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "mine.cpp::sample/1" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_a_solution_that_nothing_can_compile_is_no_success(untouched, tmp_path):
    (tmp_path / "mine.txt").write_text("print(92)\n")
    done = untouched.run_tests(JUDGING, "--problem", SLUG, "--solution", "mine.txt", cwd=tmp_path)
    assert done.returncode == 2, done.stdout + done.stderr
    assert "mine.txt: nothing was judged" in done.stdout
    assert "its language is not supported" in done.stdout


def test_what_cannot_be_written_is_no_success(untouched):
    done = untouched.run("/bin/sh", "-c", f'"{untouched.path}/judge/judge" list > /dev/full')
    assert done.returncode == 2
    assert done.stderr.startswith("judge: standard output: expected to write it")


def test_a_problem_named_twice_is_judged_once(untouched):
    assert len(untouched.judge("list", SLUG, SLUG).stdout.splitlines()) == 1


def test_doctor_takes_no_argument(untouched):
    done = untouched.judge("doctor", "house")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "judge: doctor: expected no argument, found 'house'\n"


def test_a_mistyped_command_gets_a_hint(untouched):
    done = untouched.judge("rnu")
    assert done.returncode == 2
    assert "did you mean" in done.stderr and "run" in done.stderr


def test_a_mistyped_problem_gets_a_hint(untouched):
    done = untouched.run_tests("--problem", SLUG[:-1])
    assert done.returncode == 2
    assert f"did you mean '{SLUG}'" in done.stderr


def test_nothing_to_judge_is_no_success(untouched, tmp_path):
    assert untouched.judge("run", tmp_path).returncode == 2
    for name in ["1.in", "1.ans"]:
        (tmp_path / name).touch()
    done = untouched.judge("run", tmp_path)
    assert done.returncode == 2
    assert "expected programs, found none; name one after the problem" in done.stderr


def test_no_test_selected_is_no_success(untouched):
    done = untouched.run_tests(JUDGING, "-k", "nothing_has_this_name")
    assert done.returncode == 2
    assert done.stderr == "queens: no test was selected\n"


def test_a_wrong_answer_file_turns_both_commands_red(checkout, last_case):
    (checkout.path / "testdata" / SLUG / "secret" / f"{last_case}.ans").write_text("-1\n")
    done = checkout.judge("run", SLUG)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"secret/{last_case}" in done.stdout + done.stderr
    done = checkout.run_tests(JUDGING, "-k", f"{SLUG}.cpp")
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"{SLUG}::{SLUG}.cpp::secret/{last_case}" in done.stdout


def test_a_wrong_expectation_turns_both_commands_red(checkout):
    solutions = checkout.path / "solutions"
    (solutions / SLUG / "wrong_answer").mkdir(exist_ok=True)
    shutil.copy(solutions / f"{SLUG}.cpp", solutions / SLUG / "wrong_answer" / "right.cpp")
    done = checkout.judge("run", SLUG)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "wrong_answer/right.cpp" in done.stdout + done.stderr
    done = checkout.run_tests(JUDGING, "-k", "right.cpp and expected")
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"{SLUG}::wrong_answer/right.cpp::as expected" in done.stdout


def test_without_pytest_the_archive_is_judged_and_the_status_is_2(checkout, tmp_path):
    for name in ["pytest", "venv", "pip"]:
        (tmp_path / "modules").mkdir(exist_ok=True)
        (tmp_path / "modules" / f"{name}.py").write_text("raise ImportError\n")
    write_program(tmp_path / "bin" / "apt-get", "#!/bin/sh\nexit 100\n")
    (checkout.path / "build" / "python").unlink()
    done = checkout.run_tests(PYTHONPATH=str(tmp_path / "modules"),
                              PATH=f"{tmp_path / 'bin'}:/usr/bin:/bin")
    assert done.returncode == 2, done.stdout + done.stderr
    assert SLUG in done.stdout
    assert "the harness did not run: pytest is missing" in done.stderr.splitlines()[-1]


def test_a_test_that_has_passed_runs_again_only_after_a_change(checkout):
    for number, is_unchanged in enumerate([False, True, False]):
        if number == 2:
            with open(checkout.path / "judge" / "tests" / "commands.py", "a") as file:
                file.write("# changed\n")
        done = checkout.run_tests("judge/tests/test_setup.py", "-k", "hides_no_other")
        assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr
        assert ("0 programs, 1 tests" in done.stdout) == is_unchanged


def test_a_checkout_that_cannot_be_written_to(untouched):
    """As root this needs another user: root may write where no one else may."""
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        folder.chmod(0o755)
        checkout = copy_checkout(folder / "read only", SLUG)
        (folder / "home").mkdir()
        make_read_only(checkout.path, folder / "home")
        try:
            check_cache_folder_is_used(checkout, folder / "home")
        finally:
            checkout.path.chmod(0o755)


def make_read_only(path, home):
    if os.geteuid() == 0:
        subprocess.run(["chmod", "-R", "a+rX", str(path)], check=True)
        os.chown(home, NOBODY, NOBODY)
    else:
        path.chmod(0o555)


def check_cache_folder_is_used(checkout, home):
    if os.geteuid() == 0 and not shutil.which("setpriv"):
        pytest.skip("setpriv is not installed")
    another_user = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    as_user = another_user if os.geteuid() == 0 else []
    checkout.environment.update(HOME=str(home), QUEENS_HOME=str(checkout.path))
    checkout.environment.pop("XDG_CACHE_HOME", None)

    def run(*command):
        return subprocess.run([*as_user, *map(str, command)], env=checkout.environment,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    chosen = run("sh", "-c", '. "$QUEENS_HOME/judge/setup.sh"; choose_build_folder; '
                             'printf %s "$QUEENS_BUILD"')
    assert chosen.stdout.startswith(f"{home}/.cache/queens/")
    assert f"cannot be written to; building in {chosen.stdout}" in chosen.stderr
    copy_build(Path(chosen.stdout))
    done = run(checkout.path / "judge" / "judge", "list")
    assert (done.returncode, done.stderr) == (0, "")
    assert SLUG in done.stdout
