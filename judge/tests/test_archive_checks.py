"""The checks of statements, editorials and recipes: content with a tiny archive that is right, and
each one bites when the archive is broken in one place."""

import pytest

import test_editorials
import test_recipes
import test_statements
from tiny_archive import EDITORIAL, FILES, NUMBERS, RECIPE, STATEMENT, YAML, TinyArchive


@pytest.fixture
def tiny(tmp_path):
    return TinyArchive(tmp_path)


def wrong_numbers(problem):
    return test_editorials.wrong_numbers(problem, test_editorials.recomputed(problem))


def uncovered_numbers(problem):
    return test_editorials.uncovered_numbers(problem, test_editorials.recomputed(problem))


def large_data(problem):
    return test_statements.large_data(problem.root)


CHECKS = [test_statements.missing_files, test_statements.stray_files, test_statements.title_differences,
          test_statements.submit_line_differences, test_statements.section_differences,
          test_statements.sample_differences, large_data, test_editorials.third_line_differences,
          test_editorials.section_differences, test_editorials.open_hints,
          test_editorials.slowest_case_differences, test_editorials.pitfall_differences,
          test_editorials.dead_links, test_editorials.missing_names, wrong_numbers, uncovered_numbers,
          test_recipes.name_differences, test_recipes.literal_differences,
          test_recipes.generator_findings]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: f"{check.__module__}.{check.__name__}")
def test_nothing_is_found_in_a_right_archive(tiny, check):
    assert check(tiny.problem) == []


def removed(name):
    return lambda tiny: tiny.remove(name)


def added(name, text=""):
    return lambda tiny: tiny.write(name, text)


def replaced(name, old, new):
    return lambda tiny: tiny.replace(name, old, new)


# (what is broken, the check that finds it, how, what the one finding says)
BROKEN = [
    *((f"no {name}", test_statements.missing_files, removed(name), [f"{name}: there is no such file"])
      for name in FILES if not name.endswith(("generator.cpp", ".in", "zeros.ans")) and (
          "solutions/two-squares/" not in name)),
    ("a case without its answer", test_statements.missing_files,
     removed("testdata/two-squares/secret/01-zeros.ans"), ["secret/01-zeros.ans: there is no such file"]),
    ("no other accepted program", test_statements.missing_files,
     removed("solutions/two-squares/accepted/by_adding_99_times.py"),
     ["solutions/two-squares/accepted: expected a program, found none"]),
    ("no wrong program", test_statements.missing_files,
     removed("solutions/two-squares/wrong_answer/one_square.cpp"),
     ["solutions/two-squares/wrong_answer: expected a program, found none"]),

    ("a stray file of the problem", test_statements.stray_files, added("problems/two-squares/notes.md"),
     ["problems/two-squares/notes.md: expected one of problem.yaml, statement.md"]),
    ("a stray file of the data", test_statements.stray_files, added("testdata/two-squares/readme"),
     ["testdata/two-squares/readme: expected sample, secret"]),
    ("an unknown verdict", test_statements.stray_files,
     added("solutions/two-squares/wrong_answers/x.cpp"),
     ["solutions/two-squares/wrong_answers: expected a folder named accepted, wrong_answer"]),
    ("a case without a name", test_statements.stray_files,
     added("testdata/two-squares/secret/03.in"), ["secret/03.in: expected a name like"]),
    ("an answer without its input", test_statements.stray_files,
     removed("testdata/two-squares/secret/01-zeros.in"), ["01-zeros.ans: there is no 01-zeros.in"]),

    ("a statement with another title", test_statements.title_differences,
     replaced(STATEMENT, "# Two Squares\n", "# Squares\n"),
     ["statement.md:1: expected '# Two Squares', found '# Squares'"]),
    ("an editorial with another title", test_statements.title_differences,
     replaced(EDITORIAL, "# Two Squares: editorial", "# Two Squares"),
     ["editorial.md:1: expected '# Two Squares: editorial', found '# Two Squares'"]),

    ("another time limit", test_statements.submit_line_differences,
     replaced(YAML, "time_limit: 0.5", "time_limit: 1"),
     ["statement.md:3: expected the limits.time_limit of problem.yaml, 1, found 0.5"]),
    ("another memory limit", test_statements.submit_line_differences,
     replaced(STATEMENT, "64 MB", "65 MB"), ["problem.yaml, 64, found 65"]),
    ("another host", test_statements.submit_line_differences,
     replaced(YAML, "name: Host 12", "name: 'Host 13'"), ["problem.yaml, Host 13, found Host 12"]),
    ("another address", test_statements.submit_line_differences,
     replaced(YAML, "host.example/12", "host.example/13"), ["expected the source.url of problem.yaml"]),
    ("no memory limit in problem.yaml", test_statements.submit_line_differences,
     replaced(YAML, "  memory: 64\n", ""), ["problem.yaml, nothing, found 64"]),
    ("no submit line", test_statements.submit_line_differences,
     replaced(STATEMENT, "Submit at", "See"), ["statement.md:3: expected 'Submit at [host id]"]),

    ("a statement without output", test_statements.section_differences,
     replaced(STATEMENT, "## Output", "## Result"),
     ["expected the sections Input, Output, Sample 1, found Input, Result, Sample 1"]),
    ("a sample before the input", test_statements.section_differences,
     replaced(STATEMENT, "## Input", "## Sample 1\n\n## Input"), ["found Sample 1, Input, Output, Sample 1"]),
    ("a sample file that the statement has not", test_statements.section_differences,
     added("testdata/two-squares/sample/2.in"), ["expected the sections Input, Output, Sample 1, Sample 2"]),

    ("another sample input", test_statements.sample_differences,
     replaced("testdata/two-squares/sample/1.in", "3 4\n", "3 4"),
     ["statement.md:17: expected the bytes of testdata/two-squares/sample/1.in, '3 4', found '3 4\\n'"]),
    ("another sample answer", test_statements.sample_differences,
     replaced(STATEMENT, "25", "26"), ["sample/1.ans, '25\\n', found '26\\n'"]),
    ("a fence that is no text", test_statements.sample_differences,
     replaced(STATEMENT, "```text\n3 4", "```\n3 4"),
     ["Sample 1: expected 2 text fences, found ['', 'text']"]),
    ("a sample without a file", test_statements.sample_differences,
     replaced(STATEMENT, "## Sample 1", "## Sample 2\n\n## Sample 1"),
     ["statement.md:15: there is no testdata/two-squares/sample/2.in"]),

    ("a large file", large_data, added("testdata/two-squares/secret/03-large.in", "1" * (5 << 18) + "\n"),
     ["testdata/two-squares/secret/03-large.in: expected at most 1310720 bytes, found 1310721"]),

    ("a third line without the solution", test_editorials.third_line_differences,
     replaced(EDITORIAL, " · [solution](../../solutions/two-squares.cpp)", ""),
     ["editorial.md:3: expected links to statement.md, ../../solutions/two-squares.cpp"]),

    ("sections in another order", test_editorials.section_differences,
     replaced(EDITORIAL, "## Worked example", "## Example"), ["found Hints, Idea, Example, Why"]),

    ("no hint", test_editorials.open_hints,
     replaced(EDITORIAL, "<details><summary>What is a square?</summary>", "What is a square?"),
     ["editorial.md:5: expected hints like"]),
    ("an open hint", test_editorials.open_hints,
     replaced(EDITORIAL, "</details>\n", "</details>\n\nMultiply.\n"),
     ["expected folded hints only, found 'Multiply.'"]),

    ("a complexity that goes on", test_editorials.slowest_case_differences,
     replaced(EDITORIAL, "(limit 0.5 s).", "(limit 0.5 s).\n\nFast."),
     ["expected Complexity to end in a line", "found 'Fast.'"]),
    ("a complexity with another limit", test_editorials.slowest_case_differences,
     replaced(EDITORIAL, "limit 0.5 s", "limit 5 s"), ["problem.yaml, 0.5, found 5"]),

    ("no table", test_editorials.pitfall_differences,
     replaced(EDITORIAL, "| mistake | kept as | first case that tells |", "| what | where | when |"),
     ["Pitfalls: expected a table | mistake | kept as |", "found | what | where | when |"]),
    ("a row that is cut", test_editorials.pitfall_differences,
     replaced(EDITORIAL, " | `compilation` |", " |"),
     ["expected | mistake | `program` | `case` |",
      "no row of Pitfalls names `compile_error/no_semicolon.cpp`"]),
    ("a wrong program that no row names", test_editorials.pitfall_differences,
     added("solutions/two-squares/run_time_error/throws.cpp"),
     ["no row of Pitfalls names `run_time_error/throws.cpp`"]),
    ("a row without its program", test_editorials.pitfall_differences,
     removed("solutions/two-squares/wrong_answer/one_square.cpp"),
     ["editorial.md:37: there is no wrong program solutions/two-squares/wrong_answer/one_square.cpp"]),
    ("a program listed twice", test_editorials.pitfall_differences,
     replaced(EDITORIAL, "| no semi", "| again | `wrong_answer/one_square.cpp` | `sample/1` |\n| no semi"),
     ["wrong_answer/one_square.cpp is listed 2 times"] * 2),
    ("a case that does not exist", test_editorials.pitfall_differences,
     replaced(EDITORIAL, "`sample/1`", "`sample/2`"), ["expected the name of a case", "found `sample/2`"]),
    ("a case without backticks", test_editorials.pitfall_differences,
     replaced(EDITORIAL, "`sample/1`", "sample/1"), ["expected the name of a case", "found sample/1"]),

    ("a dead link in the editorial", test_editorials.dead_links,
     replaced(EDITORIAL, "../two-squares/statement.md", "../three-squares/statement.md"),
     ["editorial.md:48: ../three-squares/statement.md#sample-1: there is no such file"]),
    ("a dead link in the statement", test_editorials.dead_links,
     replaced(STATEMENT, "two squares", "[two squares](squares.md)"),
     ["statement.md:5: squares.md: there is no such file"]),
    ("a heading that does not exist", test_editorials.dead_links,
     replaced(EDITORIAL, "(#worked-example)", "(#example)"), ["#example: there is no such heading"]),

    ("a named program that does not exist", test_editorials.missing_names,
     removed("solutions/two-squares/accepted/by_adding_99_times.py"),
     ["editorial.md:15: there is no accepted/by_adding_99_times.py"]),
    ("a named case that does not exist", test_editorials.missing_names,
     replaced(EDITORIAL, "secret/02-both-40", "secret/03-both-41"),
     ["editorial.md:25: there is no secret/03-both-41"]),

    ("a number that is recomputed otherwise", wrong_numbers,
     replaced(NUMBERS, "2 * 40 * 40", "2 * 40 * 41"),
     ["the editorial says '3200', editorial_test.py finds '3280'"]),
    ("a text that is not there", wrong_numbers,
     replaced(NUMBERS, '("3200"', '("3200 at last"'),
     ["the editorial says '3200 at last', ", "'3200 at last' does not stand in the editorial"]),
    ("a text that is a part of a longer number only", wrong_numbers,
     replaced(NUMBERS, "    ]", '        ("44", "44"),\n    ]'), ["'44' does not stand in the editorial"]),

    ("a number that nothing covers", uncovered_numbers,
     replaced(EDITORIAL, "At most 3200", "At most 3200, rarely 2888"),
     ["editorial.md:29: 2888 stands neither in statement.md nor in a text of numbers()"]),
    ("a decimal that nothing covers", uncovered_numbers,
     replaced(EDITORIAL, "Multiply", "Multiply 2.5 by"), ["editorial.md:14: 2.5 stands neither"]),
    ("a fenced number that nothing covers", uncovered_numbers,
     replaced(EDITORIAL, "= 169\n", "= 169\n6  13\n"), ["editorial.md:21: 13 stands neither"]),
    ("a number with a unit that nothing covers", uncovered_numbers,
     replaced(EDITORIAL, "By definition", "By definition, 77x"), ["77 stands neither"]),
    ("a number that is a part of a covered one", uncovered_numbers,
     replaced(EDITORIAL, "By definition", "By definition, 320"), ["320 stands neither"]),
    ("a longer number than the covered one", uncovered_numbers,
     replaced(EDITORIAL, "By definition", "By definition, 32001 or 3200.5"),
     ["32001 stands neither", "3200.5 stands neither"]),
    ("a case's number without the case's name", uncovered_numbers,
     replaced(EDITORIAL, "By definition", "By definition, 02-both"), ["02 stands neither"]),

    ("a case without a line", test_recipes.name_differences,
     replaced(RECIPE, "02-both-40: generator both 40\n", ""),
     ["recipe.txt: expected a line for secret/02-both-40, found none"]),
    ("a line without a case", test_recipes.name_differences,
     replaced(RECIPE, "# two cases", "03-more: literal 1\\n"),
     ["recipe.txt:1: there is no secret/03-more.in"]),
    ("a case with two lines", test_recipes.name_differences,
     replaced(RECIPE, "# two cases", "01-zeros: literal 0\\x200\\n"), ["01-zeros is there 2 times"] * 2),
    ("a line of another kind", test_recipes.name_differences,
     replaced(RECIPE, ": literal", ": verbatim"),
     ["recipe.txt: line 2: expected 'case: literal text' or 'case: generator arguments'"]),

    ("another literal", test_recipes.literal_differences,
     replaced(RECIPE, "0\\x200\\n", "0\\x201\\n"),
     ["secret/01-zeros.in: byte 2: expected b'1\\n' as recipe.txt:2 makes it, found b'0\\n'"]),
    ("a literal that is cut", test_recipes.literal_differences,
     replaced(RECIPE, "0\\x200\\n", "0\\x200"), ["byte 3: expected b'' as", "found b'\\n'"]),
    ("an unknown escape", test_recipes.literal_differences,
     replaced(RECIPE, "\\x20", "\\s"), ["recipe.txt:2: expected \\n, \\\\, \\t, \\r or \\xHH, found \\s"]),

    ("a missing generator", test_recipes.generator_findings,
     removed("problems/two-squares/generator.cpp"),
     ["recipe.txt:3: there is no problems/two-squares/generator.cpp"]),
    ("a generator that nothing calls", test_recipes.generator_findings,
     replaced(RECIPE, "generator both 40", "literal 40 40\\n"),
     ["recipe.txt: expected a line that calls problems/two-squares/generator.cpp, found none"]),
]


@pytest.mark.parametrize("check, breaks, said", [row[1:] for row in BROKEN],
                         ids=[row[0].replace(" ", "_") for row in BROKEN])
def test_it_bites(tiny, check, breaks, said):
    breaks(tiny)
    findings = check(tiny.problem)
    assert findings
    for finding in findings:
        assert any(part in finding for part in said), findings
    for part in said:
        assert any(part in finding for finding in findings), findings


def test_descriptions_are_distinct():
    names = [row[0] for row in BROKEN]
    assert sorted(set(names)) == sorted(names)


def test_every_check_is_broken_once():
    assert {row[1] for row in BROKEN} == set(CHECKS)


def test_data_that_is_large_as_a_whole(tiny):
    for number in range(10, 31):
        tiny.write(f"testdata/two-squares/secret/{number}-part.in", "1" * (1 << 20))
    (finding,) = large_data(tiny.problem)
    assert finding.startswith("testdata: expected at most 20971520 bytes, found 220")
