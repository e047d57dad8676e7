"""The checks of interactive problems bite, and a talk outside of the judge is heard to its end."""

import pytest

import archive
import interactive
import test_statements

GOES = "<2\n>1\n<no\n>2\n<yes\n"


def guess(lines):
    """An output validator for the number 2: what it prints and its exit status."""
    said = "".join("yes\n" if line == "2\n" else "no\n" for line in lines)
    return "2\n" + said, 42 if lines and lines[-1] == "2\n" else 43


@pytest.mark.parametrize("text, said", [
    (GOES, None),
    ("<2\n>2\n<yes\n", None),
    ("", "at the end the program has read '2\\n', not ''"),
    (GOES.replace("<no\n", ""), "line 3: before this, the program reads '2\\nno\\n', not '2\\n'"),
    (GOES.replace("<no", "<No"), "line 4: before this"),
    (GOES.replace("<yes\n", ""), "at the end the program has read '2\\nno\\nyes\\n', not '2\\nno\\n'"),
    ("<2\n>1\n<no\n", "expected to be accepted in the end, found exit status 43"),
    ("<2\n>1\n\n<no\n", "line 3: expected < or > at the beginning, found '\\n'"),
])
def test_an_interaction_goes_so(text, said):
    findings = interactive.differences(text, guess)
    assert len(findings) == (said is not None)
    assert all(said in finding for finding in findings)


def script(path, text):
    path.write_text("#!/bin/sh\n" + text)
    path.chmod(0o755)
    return path


@pytest.mark.parametrize("program, found", [
    ("read word; echo $word", (0, "", True)),
    ("read word; echo $word; read again", (1, "", True)),
    ("read word; echo other", (0, "", False)),
    ("read word; echo broken >&2; exit 3", (3, "broken\n", False)),
])
def test_both_sides_are_heard(tmp_path, program, found):
    """A validator that sends its input and wants it back."""
    validator = script(tmp_path / "validator",
                       'cat "$1"; read back; test "$back" = "$(cat "$1")" && exit 42; exit 43')
    (tmp_path / "1.in").write_text("hello\n")
    program = script(tmp_path / "program", program)
    assert interactive.talk(program, validator, tmp_path / "1.in") == found


def test_a_talk_without_end_is_ended(tmp_path):
    waits = script(tmp_path / "waits", "read word")
    (tmp_path / "1.in").write_text("hello\n")
    status, _, accepted = interactive.talk(waits, waits, tmp_path / "1.in", seconds=0.3)
    assert (status, accepted) == (-9, False)


FILES = {
    "problems/guess/problem.yaml": "name: Guess\ntype: interactive\n",
    "problems/guess/statement.md": "# Guess\n\n## Sample 1\n\n```text\n<yes\n```\n",
    "testdata/guess/sample/1.in": "2\n",
    "testdata/guess/sample/1.ans": "",
    "testdata/guess/sample/1.interaction": "<yes\n",
}


@pytest.fixture
def problem(tmp_path):
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return archive.Problem(tmp_path, "guess")


def test_nothing_is_found_in_right_samples(problem):
    assert test_statements.sample_differences(problem) == []
    assert not [finding for finding in test_statements.stray_files(problem) if "sample" in finding]


def test_a_sample_without_its_interaction(problem):
    (problem.data / "sample" / "1.interaction").unlink()
    assert "testdata/guess/sample/1.interaction: there is no such file" in (
        test_statements.missing_files(problem))


def test_a_statement_with_another_interaction(problem):
    (problem.data / "sample" / "1.interaction").write_text("<no\n")
    (finding,) = test_statements.sample_differences(problem)
    assert "expected the bytes of testdata/guess/sample/1.interaction, '<no\\n'" in finding


def test_an_interaction_without_its_input(problem):
    (problem.data / "sample" / "2.interaction").write_text("<no\n")
    assert "testdata/guess/sample/2.interaction: there is no 2.in" in (
        test_statements.stray_files(problem))


def test_an_interaction_of_a_secret_case(problem):
    (problem.data / "secret").mkdir()
    (problem.data / "secret" / "01-two.interaction").write_text("<no\n")
    assert any("secret/01-two.interaction: expected a name like" in finding
               for finding in test_statements.stray_files(problem))
