"""problems/README.md names every problem once in the tables of `## By technique`, with every column
filled, and once in the list of `## Reading order`:

    | problem | idea | host | cost |
    | [Queens](count-queens/statement.md) | ... | [UVa 1](https://...) | ... |

    1. [Queens](count-queens/editorial.md): ...
"""

import re

import pytest

import core
from nodes import Finding

COLUMNS = ["problem", "idea", "host", "cost"]
WORDS = 6  # of an idea
LINK = re.compile(r"\[(?P<title>[^\]]+)\]\((?P<slug>[a-z0-9-]+)/(?P<file>[a-z_]+\.md)\)")


@pytest.fixture(scope="module")
def problems():
    return core.list_problems()


@pytest.fixture(scope="module")
def parts():
    """The lines below each `## ` heading."""
    text = (core.HOME / "problems" / "README.md").read_text(encoding="utf-8")
    bodies = [part.splitlines() for part in text.split("\n## ")[1:]]
    return {lines[0]: lines[1:] for lines in bodies}


@pytest.fixture(scope="module")
def rows(parts):
    """The cells of each row, checked for their number; the first is a link."""
    table = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
             for line in parts["By technique"] if line.startswith("|")]
    rows = [row for row in table if row != COLUMNS and row != ["---"] * len(COLUMNS)]
    for row in rows:
        if len(row) != len(COLUMNS) or not all(row):
            raise Finding(f"expected {' | '.join(COLUMNS)}, all filled, found {row}")
        if not LINK.fullmatch(row[0]):
            raise Finding(f"expected [title](slug/statement.md), found {row[0]}")
    return {LINK.fullmatch(row[0])["slug"]: row for row in rows} if no_twins(rows) else {}


def no_twins(rows):
    cells = [row[0] for row in rows]
    twins = sorted({cell for cell in cells if cells.count(cell) > 1})
    if twins:
        raise Finding("problems/README.md has two rows for " + ", ".join(twins))
    return True


def expect_each_problem_once(where, listed, problems):
    wrong = [f"{slug}: there is no such problem" for slug in listed if slug not in problems]
    wrong += [f"{slug}: missing" for slug in problems if slug not in listed]
    wrong += [f"{slug}: listed twice" for slug in set(listed) if listed.count(slug) > 1]
    if wrong:
        raise Finding(f"{where} of problems/README.md does not list what exists", "\n".join(wrong))


def test_tables_list_what_exists(rows, problems):
    expect_each_problem_once("By technique", list(rows), problems)


def test_reading_order_lists_what_exists(parts, problems):
    steps = [re.match(r"(\d+)\. (.*?): .+\.$", line) for line in parts["Reading order"]
             if line and not line.startswith("#")]
    links = [step and LINK.fullmatch(step[2]) for step in steps]
    if not all(links):
        raise Finding("Reading order: expected lines '1. [title](slug/editorial.md): why.'")
    if [int(step[1]) for step in steps] != list(range(1, len(steps) + 1)):
        raise Finding("Reading order: expected the numbers 1, 2, 3, … without a gap")
    expect_each_problem_once("Reading order", [link["slug"] for link in links], problems)


def test_links_have_the_titles_of_their_problems(parts, problems):
    links = [link for part in parts.values() for line in part for link in LINK.finditer(line)]
    wrong = [f"{link['slug']}: expected {problems[link['slug']].title}, found {link['title']}"
             for link in links
             if link["slug"] in problems and problems[link["slug"]].title != link["title"]]
    wrong += [f"{link[0]}: there is no such file" for link in links
              if not (core.HOME / "problems" / link["slug"] / link["file"]).is_file()]
    if wrong:
        raise Finding("links of problems/README.md are not true", "\n".join(wrong))


def test_ideas_are_short(rows):
    long = [row[1] for row in rows.values() if len(row[1].split()) > WORDS]
    if long:
        raise Finding(f"expected at most {WORDS} words, found: " + "; ".join(long))


def test_numbers_of_costs_stand_in_the_editorials(rows):
    """There, each of them is recomputed."""
    wrong = []
    for slug, row in rows.items():
        text = (core.HOME / "problems" / slug / "editorial.md").read_text(encoding="utf-8")
        wrong += [f"{slug}: {number} of '{row[3]}' is not in its editorial"
                  for number in re.findall(r"\d\d+", row[3])
                  if not re.search(rf"(?<!\d){number}(?!\d)", text)]
    if wrong:
        raise Finding("costs of problems/README.md are not true", "\n".join(wrong))
