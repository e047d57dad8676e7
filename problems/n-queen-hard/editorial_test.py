"""Recomputes the numbers of editorial.md, and tests output_validator.cpp."""

import itertools
import re
import subprocess
from pathlib import Path

import pytest

from tightest_line import Search, fenced, free_squares, told

HERE = Path(__file__).resolve().parent
DATA = HERE.parents[1] / "testdata" / HERE.name


def given_of(case):
    return list(map(int, (DATA / f"{case}.in").read_text().split()))[1:]


def answer_of(case):
    return (DATA / f"{case}.ans").read_text().strip()


def answer(given, kinds=(0, 1)):
    """What is printed, and how many queens were put."""
    search = Search(given, kinds)
    found = search.complete()
    return " ".join(map(str, search.columns)) if found else "-1", search.queens_put


def queens_put_row_by_row(given):
    n = len(given)
    put = 0
    reached = [0] * n  # what the given queens attack
    for row, column in enumerate(given):
        if column:
            queen = 1 << column - 1
            for other in range(n):
                distance = abs(other - row)
                reached[other] |= queen | queen << distance | queen >> distance

    def fill(row, columns, falling, rising):
        nonlocal put
        while row < n and given[row]:
            row, falling, rising = row + 1, falling << 1, rising >> 1
        if row == n:
            return True
        free = (2**n - 1) & ~(columns | falling | rising | reached[row])
        while free:
            queen = free & -free
            free ^= queen
            put += 1
            if fill(row + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1):
                return True
        return False

    fill(0, 0, 0, 0)
    return put


def numbers():
    editorial = (HERE / "editorial.md").read_text(encoding="utf-8")
    given = given_of("secret/08-n6-corner")
    search = Search(given)
    assert not search.complete()
    texts = []
    for lines, right in ((fenced(editorial, "         0 1"), list(free_squares(given))),
                         (fenced(editorial, "row 1: "), list(told(search.story)))):
        assert len(lines) == len(right), right
        texts += zip(lines, right)
    texts.append(("puts 15 queens", f"puts {search.queens_put} queens"))

    for case, line in (
        ("secret/17-n30-no", "| `secret/17-n30-no` | 4689 | 103 | 49 |"),
        ("secret/20-n30-top-yes", "| `secret/20-n30-top-yes` | 62671 | 3318 | 736 |"),
        ("secret/21-n30-top-no", "| `secret/21-n30-top-no` | 792 | 165 | 96 |"),
        ("secret/22-n30-bottom-yes", "| `secret/22-n30-bottom-yes` | 3342 | 51 | 47 |"),
        ("secret/23-n30-bottom-no", "| `secret/23-n30-bottom-no` | 6417 | 48 | 40 |"),
    ):
        given = given_of(case)
        rows, (first, rows_only), (second, both) = queens_put_row_by_row(given), answer(given, (0,)), answer(given)
        assert second == answer_of(case) and (first == "-1") == (second == "-1")
        texts.append((line, f"| `{case}` | {rows} | {rows_only} | {both} |"))
    worst = sum(column > 0 for column in given_of("secret/20-n30-top-yes"))
    given = given_of("secret/25-n30-inside-no")
    queens = sum(column > 0 for column in given)
    said, put = answer(given)
    assert said == "-1"
    # "A hundred times as many": the board of `generator free 176 30 10 corners` takes 3097219. "Hundreds of
    # millions": row by row, 29-n30-ten-inside-no takes 367446487 and 30-n30-ten-others-inside-no 280196080.
    said, most = answer(given_of("secret/29-n30-ten-inside-no"))
    assert said == "-1"
    texts += [
        ("The worst of these has 14 given queens", f"The worst of these has {worst} given queens"),
        ("has 12, in the middle of the board, and takes 970", f"has {queens}, in the middle of the board, and takes {put}"),
        ("has none, and\n29537 queens are put", f"has none, and\n{most} queens are put"),
        ("masks of 32 bits", f"masks of {min(2**k for k in range(8) if 2**k >= 30)} bits"),
        ("Nightingale,\n2017;",) * 2,  # a year
        ("-1 after 20000 queens", f"-1 after {bound_of_the_impatient()} queens"),
    ]
    return texts


def bound_of_the_impatient():
    source = HERE.parents[1] / "solutions" / HERE.name / "wrong_answer/gives_up_early.cpp"
    return re.search(r"\+\+put > (\d+)", source.read_text())[1]


def placements(n):
    found = [[]]
    for row in range(n):
        found = [columns + [column] for columns in found for column in range(1, n + 1)
                 if all(column != c and abs(column - c) != row - r for r, c in enumerate(columns))]
    return found


def test_every_set_of_queens_on_small_boards():
    for n in range(1, 7):
        right = placements(n)
        for given in itertools.product(range(n + 1), repeat=n):
            queens = [(row, column) for row, column in enumerate(given) if column]
            if any(c == d or abs(c - d) == s - r for (r, c), (s, d) in itertools.combinations(queens, 2)):
                continue
            search = Search(given)
            found = search.complete()
            assert found == any(all(columns[row] == column for row, column in queens) for columns in right)
            assert not found or search.columns in right


def test_the_search_finds_what_the_solution_prints():
    for case in [f"secret/{path.stem}" for path in DATA.glob("secret/*.in")]:
        if case[7:9] < "24":  # the later ones take longer
            assert answer(given_of(case))[0] == answer_of(case), case


# ---- output_validator.cpp

@pytest.fixture(scope="module")
def validator():
    import workshop
    return workshop.tool(HERE / "output_validator.cpp")


@pytest.fixture
def judged(validator, tmp_path):
    """The exit status for an output and what was said about it."""
    def judge(given, answer, output):
        (tmp_path / "in").write_bytes(given)
        (tmp_path / "ans").write_bytes(answer)
        said = tmp_path / "judgemessage.txt"
        said.write_text("")
        done = subprocess.run([str(validator), str(tmp_path / "in"), str(tmp_path / "ans"), str(tmp_path)],
                              input=output, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        return done.returncode, said.read_text().strip() + done.stderr.decode().strip()
    return judge


INPUT = b"8\n2 0 0 0 0 0 0 0\n"
RIGHT = b"2 4 6 8 3 1 7 5\n"
NO_INPUT = b"4\n0 0 0 1\n"


@pytest.mark.parametrize("output", [
    RIGHT,
    b"2 8 6 1 3 5 7 4\n",
    RIGHT.replace(b"\n", b"\r\n"),
    RIGHT.replace(b" ", b"\n"),
    RIGHT.replace(b" ", b" \t\n  "),
    RIGHT[:-1],
    b"\n " + RIGHT + b" \n\n",
])
def test_completions_are_accepted(judged, output):
    assert judged(INPUT, RIGHT, output) == (42, "")


@pytest.mark.parametrize("output", [b"-1\n", b"-1", b"-1\r\n", b"\n\t-1 \n\n"])
def test_minus_one_is_accepted_where_it_is_the_answer(judged, output):
    assert judged(NO_INPUT, b"-1\n", output) == (42, "")


def test_every_placement_is_told_by_the_given_queen(judged):
    right = [columns for columns in placements(8) if columns[0] == 2]
    others = [columns for columns in placements(8) if columns[0] != 2]
    assert len(right) + len(others) == 92 and right
    for columns in right:
        assert judged(INPUT, RIGHT, " ".join(map(str, columns)).encode()) == (42, "")
    for columns in others[::9]:
        status, said = judged(INPUT, RIGHT, " ".join(map(str, columns)).encode())
        assert status == 43 and "row 1: the queen is given in column 2, found" in said


WRONG = {
    "empty": (b"", "row 1: expected an integer from -1 to 8, found end of output"),
    "white space": (b" \r\n", "found end of output"),
    "-1 where there is a completion": (b"-1\n", "-1, but there is a completion"),
    "-1 and more": (b"-1\n" + RIGHT, "expected end of output, found '2'"),
    "a completion and -1": (RIGHT + b"-1\n", "expected end of output, found '-1'"),
    "-1 in the middle": (b"2 4 6 -1\n", "row 4: expected an integer from 1 to 8, found '-1'"),
    "-2": (b"-2\n", "row 1: expected an integer"),
    "NO": (b"NO\n", "row 1: expected an integer"),
    "the last removed": (RIGHT[:-2], "row 8: expected an integer from 1 to 8, found end of output"),
    "the first removed": (RIGHT[2:], "row 8: expected"),
    "the given queen moved": (b"4 2 7 3 6 8 5 1\n", "row 1: the queen is given in column 2, found 4"),
    "two exchanged": (b"2 4 6 8 1 3 7 5\n", "share a"),
    "one doubled": (b"2 4 6 8 3 1 7 7\n", "the queens of rows 7 and 8 share a column"),
    "one moved": (b"2 4 6 8 3 1 7 6\n", "the queens of rows 3 and 8 share a column"),
    "a falling diagonal": (b"2 3 6 8 4 1 7 5\n", "the queens of rows 1 and 2 share a falling diagonal"),
    "a rising diagonal": (b"2 1 6 8 3 4 7 5\n", "the queens of rows 1 and 2 share a rising diagonal"),
    "one too many": (RIGHT + b"5\n", "expected end of output"),
    "a word behind": (RIGHT + b"ok", "expected end of output, found 'ok'"),
    "NUL behind": (RIGHT + b"\0", "expected end of output"),
    "N in front": (b"8\n" + RIGHT, ""),
    "counted from 0": (b"1 3 5 7 2 0 6 4\n", "found '0'"),
    "0 first": (b"0 4 6 8 3 1 7 5\n", "row 1: column 0"),
    "beyond the board": (b"2 9 6 8 3 1 7 5\n", "found '9'"),
    "huge": (b"2 " + b"9" * 100000, "(100000 characters)"),
    "right modulo 2^64": (b"18446744073709551618 4 6 8 3 1 7 5\n", "expected an integer"),
    "a fraction": (b"2.0 4 6 8 3 1 7 5\n", "expected an integer"),
    "plus sign": (b"+2 4 6 8 3 1 7 5\n", "expected an integer"),
    "leading zero": (b"02 4 6 8 3 1 7 5\n", "expected an integer"),
    "commas": (b"2,4,6,8,3,1,7,5\n", "expected an integer"),
    "junk": (bytes(range(128, 256)) * 9, "expected an integer"),
    "NULs": (bytes(64), "expected an integer"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_outputs_are_rejected(judged, name):
    output, said = WRONG[name]
    status, message = judged(INPUT, RIGHT, output)
    assert status == 43 and said in message and message.isprintable()


@pytest.mark.parametrize("output", [b"2 4 1 3\n", b"1 2 3 4\n", b"", b"0 0 0 1\n", b"2 4 3 1\n", b"-1 -1\n"])
def test_no_completion_is_wrong_where_there_is_none(judged, output):
    assert judged(NO_INPUT, b"-1\n", output)[0] == 43


def test_a_completion_where_the_answer_says_there_is_none_is_a_judge_error(judged):
    assert judged(INPUT, b"-1\n", RIGHT) == (1, "answer: -1, but the output is a completion")
    assert judged(INPUT, b"-1\n", RIGHT[2:])[0] == 43


@pytest.mark.parametrize("given, answer", [
    (INPUT, b""), (INPUT, b"2 4 6 8 3 1 7\n"), (INPUT, b"4 2 7 3 6 8 5 1\n"), (INPUT, b"2 4 6 8 3 1 5 7\n"),
    (INPUT, b"0 4 6 8 3 1 7 5\n"), (INPUT, RIGHT + RIGHT), (b"8\n2 0\n", RIGHT), (b"31\n0\n", b"-1\n"), (b"", b"-1\n"),
])
def test_a_broken_input_or_answer_is_a_judge_error(judged, given, answer):
    assert judged(given, answer, RIGHT)[0] == 1
    assert judged(given, answer, b"-1\n")[0] == 1
