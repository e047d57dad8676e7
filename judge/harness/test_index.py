"""The table of problems/README.md lists what exists, once, with every column filled:

    | problem | technique | idea | host | cost |
    | [Queens](count-queens/statement.md) | ... | ... | [UVa 1](https://...) | ... |
"""

import re

import pytest

import core
from nodes import Finding

COLUMNS = ["problem", "technique", "idea", "host", "cost"]
LINK = re.compile(r"\[(?P<title>[^\]]+)\]\((?P<slug>[a-z0-9-]+)/(?P<file>[a-z_]+\.md)?\)")


@pytest.fixture(scope="module")
def rows():
    """The cells of each row, checked for their number."""
    text = (core.HOME / "problems" / "README.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("|")]
    table = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]
    if not table or table[0] != COLUMNS:
        raise Finding(f"expected a table with the columns {' | '.join(COLUMNS)}")
    for row in table[2:]:
        if len(row) != len(COLUMNS) or not all(row):
            raise Finding(f"expected {len(COLUMNS)} filled cells, found {row}")
    return table[2:]


@pytest.fixture(scope="module")
def links(rows):
    """The link of each row's first cell."""
    found = [(row[0], LINK.fullmatch(row[0])) for row in rows]
    for cell, link in found:
        if not link:
            raise Finding(f"expected [title](slug/statement.md), found {cell}")
    return [link for _, link in found]


def test_table_lists_what_exists(links):
    listed = [link["slug"] for link in links]
    existing = core.list_problems()
    wrong = [f"{slug} is listed, and there is no such problem" for slug in listed
             if slug not in existing]
    wrong += [f"{slug} is not listed" for slug in existing if slug not in listed]
    wrong += [f"{slug} is listed twice" for slug in set(listed) if listed.count(slug) > 1]
    if wrong:
        raise Finding("the table of problems/README.md is not true", "\n".join(wrong))


def test_titles_are_those_of_the_problems(links):
    problems = core.list_problems()
    wrong = [f"{link['slug']}: expected {problems[link['slug']].title}, found {link['title']}"
             for link in links
             if link["slug"] in problems and problems[link["slug"]].title != link["title"]]
    if wrong:
        raise Finding("the table of problems/README.md is not true", "\n".join(wrong))
