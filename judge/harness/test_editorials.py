"""The rules of problems/README.md, "Editorials"."""

import importlib.util
import json
import re
import sys
from pathlib import Path

import pytest

import core
import workshop
from archive import (VERDICT_FOLDERS, Problem, code_spans, expect_nothing, links, numbers_in, pitfalls,
                     section, sections, slugs)
from nodes import Finding
from workshop import contents

SECTIONS = ["Hints", "Idea", "Worked example", "Why it is right", "Complexity", "Pitfalls", "Related"]
SLOWEST = re.compile(r"Slowest stored case: under [0-9.]+ (ms|s) \(limit (?P<limit>[0-9.]+) s\)\.")
HINT = re.compile(r"<details><summary>([^<]+)</summary>\n\n(.+?)\n</details>\n?", re.DOTALL)


def pytest_generate_tests(metafunc):
    metafunc.parametrize("slug", slugs(core.HOME))


@pytest.fixture
def problem(slug):
    return Problem(core.HOME, slug)


def test_third_line_links_statement_solution_and_tests(problem):
    expect_nothing(third_line_differences(problem))


def test_sections_are_in_order(problem):
    expect_nothing(section_differences(problem))


def test_hints_are_folded(problem):
    expect_nothing(open_hints(problem))


def test_complexity_ends_in_the_slowest_case(problem):
    expect_nothing(slowest_case_differences(problem))


def test_pitfalls_list_every_wrong_program(problem):
    expect_nothing(pitfall_differences(problem))


def test_links_lead_somewhere(problem):
    expect_nothing(dead_links(problem))


def test_files_named_exist(problem):
    expect_nothing(missing_names(problem))


def test_numbers_are_right(problem):
    expect_nothing(wrong_numbers(problem, recomputed_once(problem)))


def test_numbers_are_covered(problem):
    expect_nothing(uncovered_numbers(problem, recomputed_once(problem)))


def editorial_path(problem):
    return f"{problem.shown(problem.folder)}/editorial.md"


def third_line_differences(problem):
    line = (problem.editorial.splitlines() + [""] * 3)[2]
    wanted = ["statement.md", f"../../solutions/{problem.slug}.cpp", f"../../testdata/{problem.slug}"]
    found = [target for _, target in links(line)]
    if found == wanted:
        return []
    return [f"{editorial_path(problem)}:3: expected links to {', '.join(wanted)}, "
            f"found {', '.join(found) or 'none'}"]


def section_differences(problem):
    found = [part.title for part in sections(problem.editorial)]
    if found == SECTIONS:
        return []
    return [f"{editorial_path(problem)}: expected the sections {', '.join(SECTIONS)}, "
            f"found {', '.join(found) or 'none'}"]


def open_hints(problem):
    part = section(problem.editorial, "Hints")
    where = f"{editorial_path(problem)}:{part.line}"
    if not HINT.search(part.text):
        return [f"{where}: expected hints like '<details><summary>A question?</summary>', an empty line, "
                "text, '</details>', found none"]
    left = HINT.sub("", part.text).strip()
    return [f"{where}: expected folded hints only, found {left.splitlines()[0]!r}"] if left else []


def slowest_case_differences(problem):
    part = section(problem.editorial, "Complexity")
    where = f"{editorial_path(problem)}:{part.line}"
    line = (part.text.strip().splitlines() or [""])[-1]
    said = SLOWEST.fullmatch(line)
    if not said:
        return [f"{where}: expected Complexity to end in a line 'Slowest stored case: under 10 ms "
                f"(limit 5 s).', found {line!r}"]
    limit = problem.settings.get("limits.time_limit", "nothing")
    if said["limit"] != limit:
        return [f"{where}: expected the time limit of problem.yaml, {limit}, found {said['limit']}"]
    return []


def pitfall_differences(problem):
    rows, findings = pitfalls(problem.editorial)
    findings = [f"{editorial_path(problem)}: {finding}" for finding in findings]
    wrong = problem.wrong_programs()
    listed = [row.program for row in rows]
    for row in rows:
        where = f"{editorial_path(problem)}:{row.line}"
        if row.program not in wrong:
            findings.append(f"{where}: there is no wrong program "
                            f"{problem.shown(problem.programs_folder)}/{row.program}")
        if listed.count(row.program) > 1:
            findings.append(f"{where}: {row.program} is listed {listed.count(row.program)} times")
        case = row.case.strip("`")
        if row.case != "`compilation`" and (row.case != f"`{case}`" or case not in problem.all_cases()):
            findings.append(f"{where}: expected the name of a case like `secret/01-n1`, or "
                            f"`compilation`, found {row.case}")
    findings += [f"{editorial_path(problem)}: no row of Pitfalls names `{name}`" for name in wrong
                 if name not in listed]
    return findings


def dead_links(problem):
    """In the editorial and the statement: files that are missing, headings that are. Addresses on
    the web are not asked for."""
    findings = []
    for file in "statement.md", "editorial.md":
        path = problem.folder / file
        for line, target in links(problem.read(path)):
            if re.match(r"[a-z]+:", target):
                continue
            name, _, anchor = target.partition("#")
            linked = problem.folder / name if name else path
            if not linked.exists():
                findings.append(f"{problem.shown(path)}:{line}: {target}: there is no such file")
            elif anchor and anchor not in anchors(problem.read(linked)):
                findings.append(f"{problem.shown(path)}:{line}: {target}: there is no such heading")
    return findings


def anchors(markdown):
    """What headings are called in links: lower case, words joined by hyphens."""
    headings = re.findall(r"^#+ (.+)$", markdown, re.MULTILINE)
    return [re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in headings]


def missing_names(problem):
    """Programs and cases in code spans, `accepted/all_pairs.cpp` and `secret/01-n1`."""
    programs = problem.programs()
    known = set(programs) | set(problem.all_cases())
    known |= {f"{case}{suffix}" for case in problem.all_cases() for suffix in (".in", ".ans")}
    groups = "|".join([*VERDICT_FOLDERS, "sample", "secret"])
    return [f"{editorial_path(problem)}:{line}: there is no {text}"
            for line, text in code_spans(problem.editorial)
            if re.fullmatch(rf"(?:{groups})/[\w.-]+", text) and text not in known]


def recomputed_once(problem):
    """What numbers() of editorial_test.py returns, and returned while nothing of the problem, of other
    problems' statements and of what its test may import has changed."""
    folders = [problem.root / tree / problem.slug for tree in ["problems", "solutions", "testdata"]]
    key = ["numbers", sys.version, *(part for folder in folders for part in contents(folder)),
           *contents(problem.root / "solutions" / f"{problem.slug}.cpp"),
           *(part for path in sorted(problem.root.glob("problems/*/statement.md"))
             for part in contents(path)),
           *contents(Path(__file__).parent)]
    known = workshop.recall(key)
    if known is None:
        known = json.dumps(recomputed(problem), default=repr)
        workshop.keep(key, known)
    return json.loads(known)


def recomputed(problem):
    """What numbers() of editorial_test.py returns."""
    path = problem.folder / "editorial_test.py"
    if not path.is_file():
        raise Finding(f"{problem.shown(path)}: there is no such file")
    spec = importlib.util.spec_from_file_location(f"numbers_of_{problem.slug.replace('-', '_')}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.numbers()


def occurrences(text, whole):
    """Where text stands, not as a part of a longer number."""
    before = r"(?<![0-9])(?<![0-9]\.)" if text[:1].isdigit() else ""
    after = r"(?![0-9])(?!\.[0-9])" if text[-1:].isdigit() else ""
    return [match.span() for match in re.finditer(before + re.escape(text) + after, whole)] if text else []


def wrong_numbers(problem, pairs):
    findings = []
    for text, value in pairs:
        if text != value:
            findings.append(f"{editorial_path(problem)}: the editorial says {text!r}, "
                            f"editorial_test.py finds {value!r}")
        if not occurrences(text, problem.editorial):
            findings.append(f"{problem.shown(problem.folder)}/editorial_test.py: {text!r} does not stand "
                            "in the editorial")
    return findings


def uncovered_numbers(problem, pairs):
    editorial = problem.editorial
    covered = [span for text, _ in pairs for span in occurrences(text, editorial)]
    cases = problem.all_cases()
    names = [*cases, *(case.split("/")[1] for case in cases if case.startswith("secret/")),
             *problem.programs()]
    stated = {number.text for number in numbers_in(problem.statement)}
    return [f"{editorial_path(problem)}:{number.line}: {number.text} stands neither in statement.md nor in "
            f"a text of numbers() in editorial_test.py: '{line_around(editorial, number)}'"
            for number in numbers_in(editorial, names)
            if number.text not in stated
            and not any(start <= number.start and number.end <= end for start, end in covered)]


def line_around(text, number):
    return text.splitlines()[number.line - 1].strip()[:100]
