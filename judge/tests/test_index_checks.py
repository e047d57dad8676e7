"""The checks of the index of problems: content with one that is right, and each bites."""

from types import SimpleNamespace

import pytest

import test_index

TITLES = {"first-board": "First Board", "two-boards": "Two Boards"}
INDEX = """\
# Problems

## By technique

### Search

| problem | idea | host | cost |
|---|---|---|---|
| [First Board](first-board/statement.md) | stop at once | [Host](https://host.example) | 17 calls |
| [Two Boards](two-boards/statement.md) | go on | [Host](https://host.example) | O(N) |

## Reading order

### All

1. [First Board](first-board/editorial.md): the first.
2. [Two Boards](two-boards/editorial.md): the other.
"""


@pytest.fixture
def root(tmp_path):
    for slug in TITLES:
        (tmp_path / "problems" / slug).mkdir(parents=True)
        (tmp_path / "problems" / slug / "statement.md").touch()
        (tmp_path / "problems" / slug / "editorial.md").write_text("It takes 17 calls.\n")
    return tmp_path


def findings(text, root):
    return [*test_index.table_findings(text, TITLES), *test_index.order_findings(text, TITLES),
            *test_index.link_findings(text, TITLES, root), *test_index.cost_findings(text, root)]


def test_nothing_is_found_in_a_right_index(root):
    assert findings(INDEX, root) == []


@pytest.mark.parametrize("before, after, said", [
    ("| go on |", "| |", "all filled"),
    ("| O(N) |", "|", "all filled"),
    ("| [Two Boards](two-boards/statement.md) |", "| Two Boards |", "expected [title]"),
    ("[Two Boards](two-boards/statement.md)", "[First Board](first-board/statement.md)",
     "By technique: first-board is listed 2 times"),
    ("two-boards/statement.md", "no-boards/statement.md", "there is no problem no-boards"),
    ("2. [Two", "3. [Two", "without a gap"),
    ("2. [Two Boards](two-boards/editorial.md): the other.\n", "", "two-boards is missing"),
    (": the other.", "", "expected '1. [title]"),
    ("[First Board](first-board/editorial", "[A Board](first-board/editorial",
     "expected First Board, found A Board"),
    ("two-boards/editorial.md", "two-boards/answer.md", "two-boards/answer.md: there is no such"),
    ("17 calls", "18 calls", "18 of '18 calls' is not in its editorial"),
])
def test_a_mistake_is_found(before, after, said, root):
    assert INDEX.count(before) == 1
    found = findings(INDEX.replace(before, after), root)
    assert any(said in finding for finding in found), found


@pytest.mark.parametrize("said, is_right", [
    ("1 problems, 2 programs, 3 runs: all as expected (0.1 s)", True),
    ("1 problems, 2 programs, 6 runs: all as expected (0.1 s)", False),
    ("1 problems, 1 programs, 3 runs: all as expected (0.1 s)", False),
])
def test_counts(said, is_right):
    programs = [SimpleNamespace(must_not_compile=False), SimpleNamespace(must_not_compile=True)]
    problems = {"first-board": SimpleNamespace(cases=["a", "b", "c"], programs=programs)}
    assert (test_index.count_findings(said, problems) == []) == is_right
