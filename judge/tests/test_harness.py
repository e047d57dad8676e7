"""How the harness shows what the core says: run_tests.sh with a core that prints prepared lines."""

import json
import re
import shutil

import pytest

import archive
import core
from commands import Checkout, write_program

pytestmark = pytest.mark.remembered

CORE = """#!/bin/sh
folder=${0%/*}
cat "$folder/$1.jsonl"
exit "$(cat "$folder/$1.status")"
"""
PROGRAM = {"event": "program", "required": [], "skip": None, "language": "cpp"}


class FakeCore:
    def __init__(self, build, slug="p", cases=("sample/1", "secret/01-x")):
        self.build = build
        self.slug = slug
        self.checkout = Checkout(core.HOME)
        self.checkout.environment["QUEENS_BUILD"] = str(build)
        self.listed = [{"event": "problem", "problem": slug, "title": "P", "time_limit_s": 1,
                        "cases": cases}]
        self.results = []

    def list_program(self, name, expected, skip=None):
        """Its path, of a file with the name as its content."""
        path = self.build / "programs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
        self.listed.append({**PROGRAM, "problem": self.slug, "program": name, "path": str(path),
                            "expected": expected, "skip": skip})
        return path

    def case(self, program, case, verdict, as_expected=True, **more):
        self.results.append({"event": "case", "problem": self.slug, "program": program, "case": case,
                             "verdict": verdict, "reason": "why", "expected": ["AC"],
                             "as_expected": as_expected, **more})

    def result(self, program, verdict, as_expected=True, **more):
        self.results.append({**PROGRAM, "problem": self.slug, "program": program, "verdict": verdict,
                             "reason": "program's why", "expected": ["AC"],
                             "as_expected": as_expected, **more})

    def judging(self, *arguments, list_status=0, run_status=0, module="test_judging.py"):
        """run_tests.sh over the items of the module: exit status and what was printed."""
        for name, lines, status in [("list", self.listed, list_status),
                                    ("run", self.results, run_status), ("doctor", [], 0)]:
            text = "".join(json.dumps(line) + "\n" for line in lines)
            (self.build / f"{name}.jsonl").write_text(text)
            (self.build / f"{name}.status").write_text(str(status))
        done = self.checkout.run_tests(f"judge/harness/{module}", "-vv", *arguments)
        assert "Traceback" not in done.stdout + done.stderr
        return done.returncode, done.stdout + done.stderr


def fake_core(folder, **problem):
    for name in ["judge", "launcher", "unit_tests"]:
        write_program(folder / name, CORE)
    shutil.copy(core.BUILD / "python", folder / "python")
    for name in ["built-all", "built-judge"]:
        shutil.copy(core.BUILD / "built-all", folder / name)  # as of now: newer than all sources
    return FakeCore(folder, **problem)


@pytest.fixture
def fake(tmp_path):
    return fake_core(tmp_path)


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    """What one run prints about programs of every kind."""
    fake = fake_core(tmp_path_factory.mktemp("core"))
    fake.list_program("p.cpp", ["AC"])
    fake.case("p.cpp", "sample/1", "WA", False, input="8\n", expected_output="92\n",
              found_output="94\n", error_output="")
    fake.case("p.cpp", "secret/01-x", "AC")
    fake.result("p.cpp", "WA", False)
    fake.list_program("wrong_answer/x.cpp", ["AC", "WA"])
    fake.case("wrong_answer/x.cpp", "sample/1", "AC")
    fake.case("wrong_answer/x.cpp", "secret/01-x", "WA")
    fake.result("wrong_answer/x.cpp", "WA")
    fake.list_program("accepted/ce.cpp", ["AC"])
    fake.result("accepted/ce.cpp", "CE", False, compiler_output="ce.cpp:1: error: oh\n")
    fake.list_program("compile_error/x.cpp", ["CE"])
    fake.result("compile_error/x.cpp", "CE", compiler_output="x.cpp:1: error: as it should\n")
    fake.list_program("accepted/p.kt", ["AC"], skip="kotlinc is not installed")
    fake.list_program("accepted/je.cpp", ["AC"])
    fake.case("accepted/je.cpp", "sample/1", "JE", False, reason="output validator: exit status 1")
    fake.case("accepted/je.cpp", "secret/01-x", "AC")
    fake.result("accepted/je.cpp", "JE", False, reason="output validator: exit status 1")
    status, text = fake.judging(run_status=1)
    assert status == 1, text
    return text


def outcomes(report, program):
    """The word pytest has for each item of a program, in order."""
    return re.findall(rf"::p::{re.escape(program)}::(?:sample/1|secret/01-x|as expected) ([A-Z]+)",
                      report)


def test_a_wrong_case_shows_what_a_reader_needs(report):
    assert outcomes(report, "p.cpp") == ["FAILED", "PASSED", "FAILED"]
    assert ("WA, expected AC: why\n--- input\n8\n--- expected output\n92\n--- found output\n94\n"
            in report)
    assert "raise " not in report


def test_a_wrong_program_that_is_rejected_passes(report):
    assert outcomes(report, "wrong_answer/x.cpp") == ["PASSED"] * 3


def test_a_compile_error_shows_the_compiler_once(report):
    assert outcomes(report, "accepted/ce.cpp") == ["SKIPPED", "SKIPPED", "FAILED"]
    assert report.count("ce.cpp:1: error: oh") == 1


def test_a_program_that_must_not_compile_has_one_item(report):
    assert outcomes(report, "compile_error/x.cpp") == ["PASSED"]
    assert "as it should" not in report


def test_a_skip_of_the_core_is_a_skip(report):
    assert outcomes(report, "accepted/p.kt") == ["SKIPPED"] * 3
    assert "kotlinc is not installed" in report


def test_a_judge_error_is_an_error_and_no_failure(report):
    assert outcomes(report, "accepted/je.cpp") == ["ERROR", "PASSED", "ERROR"]
    assert "judge error: output validator: exit status 1" in report


def test_a_core_that_breaks_down_is_quoted(fake):
    fake.list_program("p.cpp", ["AC"])
    fake.case("p.cpp", "sample/1", "AC")
    fake.results.append({"event": "error", "message": "the disk is full"})
    status, text = fake.judging(run_status=2)
    assert status == 1, text
    assert "1 passed" in text and "2 errors" in text
    assert "judge error: the disk is full" in text


def test_a_result_that_cannot_be_kept_ends_the_run(fake):
    fake.list_program("p.cpp", ["AC"])
    fake.case("p.cpp", "sample/1", "AC")
    fake.result("p.cpp", "AC")
    (fake.build / "checks").symlink_to(fake.build / "nowhere")
    status, text = fake.judging()
    assert status == 1, text
    assert "judge error: a result cannot be kept: " in text


@pytest.mark.parametrize("rejected, said", [
    (["first", "other"], None),
    (["first"], "{program}: rejected by `{first}` only"),
    (["other"], "{program}: rejected first by `{other}`, the editorial says `{first}`"),
    ([], "{program}: accepted on every case"),
])
def test_a_wrong_program_is_rejected_twice_and_as_the_editorial_says(tmp_path, rejected, said):
    row = archive.pitfalls(archive.Problem(core.HOME, "count-queens").editorial)[0][0]
    names = {"first": row.case.strip("`"), "other": "secret/zz"}
    fake = fake_core(tmp_path, slug="count-queens", cases=list(names.values()))
    fake.list_program(row.program, ["AC", "WA"])
    for name, case in names.items():
        fake.case(row.program, case, "WA" if name in rejected else "AC")
    fake.result(row.program, "WA" if rejected else "AC")
    status, text = fake.judging("-k", "two_cases", module="test_data.py")
    assert status == (said is not None), text
    if said:
        assert said.format(program=row.program, **names) in text


def test_an_archive_that_cannot_be_listed_is_an_error(fake):
    fake.listed = [{"event": "error", "message": "problem.yaml:4: unknown key"}]
    status, text = fake.judging(list_status=2)
    assert status == 1, text
    assert "judge error: problem.yaml:4: unknown key" in text


def test_the_results_are_those_of_the_file_of_the_caller(fake, tmp_path):
    own = tmp_path / "my own.cpp"
    own.touch()
    fake.list_program("p.cpp", ["AC"])
    for case in ["sample/1", "secret/01-x"]:
        fake.case(str(own), case, "AC")
    fake.result(str(own), "AC")
    status, text = fake.judging("--problem", "p", "--solution", own)
    assert (status, text.count("PASSED")) == (0, 3), text
    assert "::p::my own.cpp::secret/01-x PASSED" in text


def test_a_file_of_the_archive_is_judged_as_what_it_is_there(fake):
    path = fake.list_program("wrong_answer/x.cpp", ["AC", "WA"])
    for case in ["sample/1", "secret/01-x"]:
        fake.case("wrong_answer/x.cpp", case, "WA")
    fake.result("wrong_answer/x.cpp", "WA")
    status, text = fake.judging("--problem", "p", "--solution", path)
    assert (status, text.count("PASSED")) == (0, 3), text


def test_a_program_is_judged_again_when_something_has_changed(fake):
    path = fake.list_program("p.cpp", ["AC"])
    for case in ["sample/1", "secret/01-x"]:
        fake.case("p.cpp", case, "AC")
    fake.result("p.cpp", "AC")
    status, text = fake.judging()
    assert (status, "unchanged since" in text) == (0, False), text
    fake.results[0] = {**fake.results[0], "verdict": "WA", "as_expected": False}
    fake.results[2] = {**fake.results[2], "verdict": "WA", "as_expected": False}
    status, text = fake.judging(run_status=1)
    assert (status, "1 programs, 0 tests" in text) == (0, True), text
    path.write_text("changed")
    for _ in range(2):  # what is not as expected is not remembered
        status, text = fake.judging(run_status=1)
        assert (status, "unchanged since" in text) == (1, False), text
    path.write_text("p.cpp")
    status, text = fake.judging("--again", run_status=1)
    assert (status, "unchanged since" in text) == (1, False), text
