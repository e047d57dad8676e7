"""Interactive problems: the samples show talks that go exactly so, and no answer is stored."""

import core
import interactive
import workshop
from archive import Problem, expect_nothing, slugs


def pytest_generate_tests(metafunc):
    metafunc.parametrize("slug", [slug for slug in slugs(core.HOME)
                                  if Problem(core.HOME, slug).is_interactive])


def test_sample_interactions_go_so(slug):
    problem = Problem(core.HOME, slug)
    validator = workshop.tool(problem.folder / "output_validator.cpp")
    expect_nothing([f"{problem.shown(path)}: {finding}"
                    for path in sorted(problem.data.glob("sample/*.interaction"))
                    for finding in findings(validator, path)])


def test_answers_are_empty(slug):
    problem = Problem(core.HOME, slug)
    expect_nothing([f"{problem.shown(path)}: expected an empty file, as nothing is compared with it"
                    for path in sorted(problem.data.glob("*/*.ans")) if path.stat().st_size])


def findings(validator, path):
    given = path.with_suffix(".in")
    return interactive.differences(path.read_text(encoding="utf-8"),
                                   lambda lines: interactive.replies(validator, given, lines))
