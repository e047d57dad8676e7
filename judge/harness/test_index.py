"""README.md counts what there is, and problems/README.md names every problem once in the tables of
`## By technique`, with every column filled, and once in the list of `## Reading order`:

    | problem | idea | host | cost |
    | [Queens](count-queens/statement.md) | ... | [UVa 1](https://...) | ... |

    1. [Queens](count-queens/editorial.md): ...
"""

import re

import pytest

import core
from archive import expect_nothing

COLUMNS = ["problem", "idea", "host", "cost"]
WORDS = 6  # of an idea
LINK = re.compile(r"\[(?P<title>[^\]]+)\]\((?P<slug>[a-z0-9-]+)/(?P<file>[a-z_]+\.md)\)")
STEP = re.compile(r"(?P<number>\d+)\. (?P<link>\[.*?\]\(.*?\)): .+\.")


@pytest.fixture(scope="module")
def problems():
    return core.list_problems()


@pytest.fixture(scope="module")
def titles(problems):
    return {slug: problem.title for slug, problem in problems.items()}


@pytest.fixture(scope="module")
def text():
    return (core.HOME / "problems" / "README.md").read_text(encoding="utf-8")


def test_tables_list_what_exists(text, titles):
    expect_nothing(table_findings(text, titles))


def test_reading_order_lists_what_exists(text, titles):
    expect_nothing(order_findings(text, titles))


def test_links_lead_to_what_they_say(text, titles):
    expect_nothing(link_findings(text, titles, core.HOME))


def test_ideas_are_short(text):
    expect_nothing([f"expected at most {WORDS} words, found: {row[1]}" for row in rows(text)
                    if len(row[1].split()) > WORDS])


def test_numbers_of_costs_stand_in_the_editorials(text):
    expect_nothing(cost_findings(text, core.HOME))


def test_readme_counts_what_exists(problems):
    expect_nothing(count_findings((core.HOME / "README.md").read_text(encoding="utf-8"), problems))


def part(text, title):
    """The lines below a `## ` heading."""
    for body in text.split("\n## ")[1:]:
        head, *lines = body.splitlines()
        if head == title:
            return lines
    return []


def rows(text):
    """The cells of each row of the tables, without their heads."""
    table = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
             for line in part(text, "By technique") if line.startswith("|")]
    return [row for row in table if row not in (COLUMNS, ["---"] * len(COLUMNS))]


def table_findings(text, titles):
    findings = [f"expected {' | '.join(COLUMNS)}, all filled, found {' | '.join(row)}"
                for row in rows(text) if len(row) != len(COLUMNS) or not all(row)]
    links = [LINK.fullmatch(row[0]) for row in rows(text)]
    findings += [f"expected [title](slug/statement.md), found {row[0]}"
                 for row, link in zip(rows(text), links) if not link]
    return findings + once("By technique", [link["slug"] for link in links if link], titles)


def order_findings(text, titles):
    lines = [line for line in part(text, "Reading order") if line and not line.startswith("#")]
    steps = [STEP.fullmatch(line) for line in lines]
    findings = [f"Reading order: expected '1. [title](slug/editorial.md): why.', found {line}"
                for line, step in zip(lines, steps) if not (step and LINK.fullmatch(step["link"]))]
    if findings:
        return findings
    if [int(step["number"]) for step in steps] != list(range(1, len(steps) + 1)):
        findings.append("Reading order: expected the numbers 1, 2, 3, … without a gap")
    slugs = [LINK.fullmatch(step["link"])["slug"] for step in steps]
    return findings + once("Reading order", slugs, titles)


def once(where, listed, titles):
    return ([f"{where}: there is no problem {slug}" for slug in listed if slug not in titles]
            + [f"{where}: {slug} is missing" for slug in titles if slug not in listed]
            + [f"{where}: {slug} is listed {listed.count(slug)} times"
               for slug in sorted(set(listed)) if listed.count(slug) > 1])


def link_findings(text, titles, root):
    links = list(LINK.finditer(text))
    return ([f"{link['slug']}: expected {titles[link['slug']]}, found {link['title']}"
             for link in links
             if link["slug"] in titles and titles[link["slug"]] != link["title"]]
            + [f"{link['slug']}/{link['file']}: there is no such file" for link in links
               if not (root / "problems" / link["slug"] / link["file"]).is_file()])


def cost_findings(text, root):
    """Numbers of two and more digits that the editorial, where each is recomputed, has not."""
    findings = []
    for row in rows(text):
        link = LINK.fullmatch(row[0])
        if not link or not (root / "problems" / link["slug"] / "editorial.md").is_file():
            continue  # table_findings says so
        slug = link["slug"]
        editorial = (root / "problems" / slug / "editorial.md").read_text(encoding="utf-8")
        findings += [f"{slug}: {number} of '{row[-1]}' is not in its editorial"
                     for number in re.findall(r"\d\d+", row[-1])
                     if not re.search(rf"(?<!\d){number}(?!\d)", editorial)]
    return findings


def count_findings(text, problems):
    """What README.md shows of a run, beside what there is to run."""
    programs = [(program, problem) for problem in problems.values() for program in problem.programs]
    runs = sum(len(problem.cases) for program, problem in programs if not program.must_not_compile)
    wanted = (f"{len(problems)} problems, {len(programs)} programs, "
              + f"{runs:,} runs: all as expected".replace(",", " "))
    return [] if wanted in text else [f"README.md: expected '{wanted}' in what a run prints"]
