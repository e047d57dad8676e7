"""What the checks of the archive stand on: programs that they run, and what they read in its files."""

import subprocess

import pytest

import archive
import test_recipes
import test_validators
from nodes import Finding
from tiny_archive import SLUG, TinyArchive


@pytest.fixture
def tiny(tmp_path):
    return TinyArchive(tmp_path)


def test_a_file_that_is_no_utf_8_is_named(tiny):
    path = tiny.problem.folder / "editorial.md"
    path.write_bytes(b"caf\xe9")
    with pytest.raises(Finding, match=r"two-squares/editorial\.md: expected UTF-8, found another byte at 3"):
        tiny.problem.editorial
    path.unlink()
    assert tiny.problem.editorial == ""


@pytest.mark.parametrize("script, said", [
    ('test "$*" = "both 40" && echo 40 40', None),
    ("echo 40 41", "secret/02-both-40.in: byte 4: expected b'1\\n' as recipe.txt:3 makes it, found b'0\\n'"),
    ("echo $$; sleep 0.1", "recipe.txt:3: generator both 40: two calls differ"),
    ("echo no such kind >&2; exit 3", "generator both 40: expected exit status 0, found 3 (no such kind)"),
], ids=["right", "another_input", "not_the_same_twice", "fails"])
def test_generator_calls(tiny, script, said):
    findings = test_recipes.generated_differences(tiny.problem, tiny.write_script(script))
    assert len(findings) == (said is not None)
    assert all(said in finding for finding in findings)


@pytest.mark.parametrize("script, verdict", [
    ("cat; exit 43", (43, " (1 2)")), ("echo no >&2; exit 42", (42, " (no)")), ("exit 42", (42, "")),
])
def test_a_validator_is_heard(tiny, script, verdict):
    assert test_validators.verdict_of(tiny.write_script(script), b"1 2\n") == verdict


def test_a_validator_that_does_not_end_is_ended(tiny):
    with pytest.raises(subprocess.TimeoutExpired):
        test_validators.verdict_of(tiny.write_script("exec sleep 60"), b"", seconds=0.2)


def test_a_name_in_one_tree_is_a_problem(tiny):
    tiny.write("testdata/only-data/sample/1.in", "")
    tiny.write("solutions/only-a-program.cpp", "")
    tiny.write("problems/README.md", "")
    assert archive.slugs(tiny.root) == ["only-a-program", "only-data", SLUG]


@pytest.mark.parametrize("text, found", [
    ("12 and 3 and 4.5", ["12", "4.5"]),
    ("(12, 34); 56.", ["12", "34", "56"]),
    ("-12 2^31 10x 64-bit n=17", ["12", "31", "10", "64", "17"]),
    ("A000170 x64 mask_of_64_bits n4", []),
    ("[CSES 1624](https://cses.fi/task/1625) or https://cses.fi/1626.", ["1624"]),
    ("C++17, <a href='x12'>", []),
    ("10. a list item 11\n 12) another", ["11"]),
    ("Slowest stored case: under 10 ms (limit 0.3 s).\n25", ["25"]),
    ("```text\n15 x\n```\n", ["15"]),
    ("`secret/12-n34` and 12-n34, 12-n345 and 012-n34", ["12", "012"]),
], ids=range(10))
def test_numbers_in_a_text(text, found):
    assert [number.text for number in archive.numbers_in(text, ["secret/12-n34", "12-n34"])] == found


def test_numbers_know_their_place():
    text = "one\n`x` and 25\n"
    (number,) = archive.numbers_in(text)
    assert (number.line, text[number.start:number.end]) == (2, "25")


def test_unescaped():
    assert archive.unescaped(r"a\n\\n\t\r\x00\xfF ü") == b"a\n\\n\t\r\x00\xff \xc3\xbc"


@pytest.mark.parametrize("text", ["\\", "\\q", "\\x1", "\\xg0"])
def test_unescaped_refuses(text):
    with pytest.raises(ValueError):
        archive.unescaped(text)


def test_problem_yaml():
    text = ("name: 'A # b'\nsource:\n  url: https://x.example/#1\n  name: B # c\nlimits:\n"
            "  memory: 64\nkey: 1\n")
    assert archive.problem_yaml(text) == {
        "name": "A # b", "source.url": "https://x.example/#1", "source.name": "B", "limits.memory": "64",
        "key": "1"}


def test_headings_and_fences_inside_fences():
    text = "## A\n```text\n## B\n```\n## C\n[x](y)\n```text\n[z](w)\n```\n"
    assert [(part.title, part.line) for part in archive.sections(text)] == [("A", 1), ("C", 5)]
    assert [(fence.line, fence.text) for fence in archive.fences(text)] == [(2, "## B\n"), (7, "[z](w)\n")]
    assert archive.links(text) == [(6, "y")]
