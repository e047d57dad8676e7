"""Recomputes the numbers of editorial.md, and tests output_validator.cpp."""

import subprocess
from pathlib import Path

import pytest

from tightest_line import Search, fenced, free_squares, told

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DATA = ROOT / "testdata" / HERE.name


def boards(case):
    lines = (DATA / f"{case}.in").read_text().splitlines()
    return [[int(column) for column in line.split()[1:]] for line in lines]


def completed(given, at_random=True):
    search = Search(given, at_random=at_random)
    assert search.complete()
    assert is_completion(given, search.columns)
    return search


def is_completion(given, columns):
    n = len(given)
    return (all(g in (0, c) for g, c in zip(given, columns))
            and sorted(columns) == list(range(1, n + 1))
            and len({column - row for row, column in enumerate(columns)}) == n
            and len({column + row for row, column in enumerate(columns)}) == n)


class TooMany(Exception):
    pass


class Bounded(Search):
    """Gives up when so many queens have been put."""

    most = 2000

    def complete(self, board=None, depth=0):
        if self.queens_put > self.most:
            raise TooMany
        return super().complete(board, depth)


def takes_too_many_from_the_left(given):
    try:
        Bounded(given, at_random=False).complete()
    except TooMany:
        return True
    return False


def queens_put_row_by_row(n):
    put = 0

    def fill(columns, falling, rising):
        nonlocal put
        free = (2**n - 1) & ~(columns | falling | rising)
        while free:
            queen = free & -free
            free ^= queen
            put += 1
            now = columns | queen
            if now == 2**n - 1 or fill(now, (falling | queen) << 1, (rising | queen) >> 1):
                return True
        return False

    assert fill(0, 0, 0)
    return put


def numbers():
    editorial = (HERE / "editorial.md").read_text(encoding="utf-8")
    given = boards("sample/1")[1]
    search = completed(given)
    assert f"{len(given)} {' '.join(map(str, given))}\n" in (HERE / "statement.md").read_text(encoding="utf-8")
    texts = []
    for lines, right in ((fenced(editorial, "         0 1"), list(free_squares(given))),
                         (fenced(editorial, "row 1: "), list(told(search.story)))):
        assert len(lines) == len(right)
        texts += zip(lines, right)
    texts.append(("puts 10 queens for 6 open rows", f"puts {search.queens_put} queens for {given.count(0)} open rows"))

    for n, line in (8, "| 8 | 113 | 64 | 50 |"), (12, "| 12 | 261 | 77 | 21 |"), \
            (16, "| 16 | 10052 | 32 | 19 |"), (18, "| 18 | 41299 | 48 | 22 |"):
        empty = [0] * n
        texts.append((line, f"| {n} | {queens_put_row_by_row(n)} | {completed(empty, False).queens_put} | "
                            f"{completed(empty).queens_put} |"))

    put = [completed(given).queens_put for given in boards("secret/11-empty-to-n50")]
    texts.append(("the 30\nboards of `secret/11-empty-to-n50` the random order puts 2123 queens, and 394 on the worst",
                  f"the {len(put)}\nboards of `secret/11-empty-to-n50` the random order puts {sum(put)} queens, "
                  f"and {max(put)} on the worst"))

    large = boards("secret/10-n50")
    texts += [
        ("On 7 of the 80 boards\nof `secret/10-n50` the search from the left puts more than 2000 queens",
         f"On {sum(map(takes_too_many_from_the_left, large))} of the {len(large)} boards\n"
         f"of `secret/10-n50` the search from the left puts more than {Bounded.most} queens"),
        ("on none the random order more than\n169.",
         f"on none the random order more than\n{max(completed(given).queens_put for given in large)}."),
    ]
    bad = boards("secret/12-bad-from-the-left") + boards("secret/13-bad-from-the-left")
    assert all(map(takes_too_many_from_the_left, bad))
    (given_queens,) = {sum(column > 0 for column in given) for given in bad}
    texts += [
        ("each a board with 2 given queens", f"each a board with {given_queens} given queens"),
        ("takes 51 and 73 queens", "takes " + " and ".join(str(completed(given).queens_put) for given in bad) + " queens"),
        ("masks of 64 bits", f"masks of {min(2**k for k in range(8) if 2**k >= 50)} bits"),
        ("50 of 99", f"50 of {2 * 50 - 1}"),
        ("Nightingale,\n2017;",) * 2,  # a year
    ]
    return texts


def test_the_source_is_as_short_as_the_host_wants_it():
    assert (ROOT / f"solutions/{HERE.name}.cpp").stat().st_size <= 10000


def test_the_search_finds_what_the_solution_prints():
    """For every set of queens on small boards."""
    for case in "secret/02-n4-n5-every-set", "secret/03-n6-every-set":
        answers = (DATA / f"{case}.ans").read_text().splitlines()
        assert answers == [" ".join(map(str, completed(given).columns)) for given in boards(case)]


# ---- output_validator.cpp

@pytest.fixture(scope="module")
def validator():
    import workshop
    return workshop.tool(HERE / "output_validator.cpp")


@pytest.fixture
def judged(validator, tmp_path):
    """The exit status for an output and what was said about it."""
    def judge(given, output):
        (tmp_path / "in").write_bytes(given)
        (tmp_path / "ans").write_text("")
        said = tmp_path / "judgemessage.txt"
        said.write_text("")
        done = subprocess.run([str(validator), str(tmp_path / "in"), str(tmp_path / "ans"), str(tmp_path)],
                              input=output, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        return done.returncode, said.read_text().strip() + done.stderr.decode().strip()
    return judge


INPUT = b"8 2 0 0 0 4 0 0 0\n4 0 0 0 0\n"
RIGHT = b"2 6 1 7 4 8 3 5\n2 4 1 3\n"
FREE = b"8 0 0 0 0 0 0 0 0\n"


@pytest.mark.parametrize("output", [
    RIGHT,
    b"2 6 1 7 4 8 3 5\n3 1 4 2\n",
    RIGHT.replace(b"\n", b"\r\n"),
    RIGHT.replace(b"\n", b" "),
    RIGHT.replace(b" ", b"\n\n\t "),
    RIGHT.replace(b"\n", b" \n"),
    RIGHT[:-1],
    b" \n" + RIGHT + b"\n\n ",
])
def test_right_answers_are_accepted(judged, output):
    assert judged(INPUT, output) == (42, "")


def test_every_answer_of_the_sample_is_told_from_others(judged):
    placements = [[]]
    for row in range(8):
        placements = [columns + [column] for columns in placements for column in range(1, 9)
                      if all(column != c and abs(column - c) != row - r for r, c in enumerate(columns))]
    assert len(placements) == 92
    given = boards("sample/1")[1]
    right = [columns for columns in placements if is_completion(given, columns)]
    assert right
    for columns in right + placements[::6]:
        output = " ".join(map(str, columns)).encode()
        status, said = judged(INPUT.split(b"\n")[0], output)
        assert status == (42 if columns in right else 43)
        assert columns in right or "the queen is given in column" in said


WRONG = {
    "empty": (INPUT, b"", "board 1: row 1: expected an integer from 1 to 8, found end of output"),
    "white space": (INPUT, b"\r\n \n", "found end of output"),
    "one board only": (INPUT, b"2 6 1 7 4 8 3 5\n", "board 2: row 1: expected"),
    "the last removed": (INPUT, RIGHT[:-3], "board 2: row 4: expected"),
    "the first removed": (INPUT, RIGHT[2:], "board 1: row 1: the queen is given in column 2, found 6"),
    "boards exchanged": (INPUT, b"2 4 1 3\n2 6 1 7 4 8 3 5\n", "board 1"),
    "zeros left": (INPUT, b"2 0 0 0 4 0 0 0\n0 0 0 0\n", "row 2: expected an integer from 1 to 8, found '0'"),
    "given queen moved": (INPUT, b"3 6 2 7 1 4 8 5\n2 4 1 3\n", "row 1: the queen is given in column 2, found 3"),
    "N in front": (INPUT, b"8 2 6 1 7 4 8 3 5\n4 2 4 1 3\n", "the queen is given"),
    "case in front": (INPUT, b"Case 1: 2 6 1 7 4 8 3 5\n", "found 'Case'"),
    "two exchanged": (INPUT, b"2 1 6 7 4 8 3 5\n2 4 1 3\n", "diagonal: shared by the queens of rows"),
    "one doubled": (INPUT, b"2 6 1 7 4 8 3 3\n2 4 1 3\n", "board 1: column: shared by the queens of rows 7 and 8"),
    "one moved": (INPUT, b"2 6 1 7 4 8 3 5\n2 4 1 4\n", "board 2: column: shared by the queens of rows 2 and 4"),
    "falling": (INPUT, b"2 6 1 7 4 8 3 5\n1 2 4 3\n", "board 2: falling diagonal: shared by the queens of rows 1 and 2"),
    "rising": (INPUT, b"2 6 1 7 4 8 3 5\n2 4 3 1\n", "board 2: rising diagonal: shared by the queens of rows 2 and 3"),
    "one more board": (INPUT, RIGHT + b"2 4 1 3\n", "expected end of output"),
    "a word behind": (INPUT, RIGHT + b"ok", "expected end of output, found 'ok'"),
    "NUL behind": (INPUT, RIGHT + b"\0", "expected end of output"),
    "counted from 0": (FREE, b"0 4 7 5 2 6 1 3\n", "found '0'"),
    "beyond the board": (FREE, b"9 5 8 6 3 7 2 4\n", "found '9'"),
    "negative": (FREE, b"-1 5 8 6 3 7 2 4\n", "found '-1'"),
    "huge": (FREE, b"1" * 100000 + b" 5 8 6 3 7 2 4\n", "(100000 characters)"),
    "right modulo 2^64": (FREE, b"18446744073709551617 5 8 6 3 7 2 4\n", "expected an integer"),
    "a fraction": (FREE, b"1.0 5 8 6 3 7 2 4\n", "expected an integer"),
    "plus sign": (FREE, b"+1 5 8 6 3 7 2 4\n", "expected an integer"),
    "leading zero": (FREE, b"01 5 8 6 3 7 2 4\n", "expected an integer"),
    "commas": (FREE, b"1,5,8,6,3,7,2,4\n", "expected an integer"),
    "junk": (FREE, bytes(range(128, 256)) * 9, "expected an integer"),
    "NULs": (FREE, bytes(64), "expected an integer"),
    "right for another board": (INPUT, b"1 5 8 6 3 7 2 4\n2 4 1 3\n", "the queen is given in column 2, found 1"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_answers_are_rejected(judged, name):
    given, output, said = WRONG[name]
    status, message = judged(given, output)
    assert status == 43 and said in message and message.isprintable()


@pytest.mark.parametrize("given", [b"51 0\n", b"4 0 0 0\n", b"4 0 0 0 5\n", b"x\n"])
def test_a_broken_input_is_a_judge_error(judged, given):
    assert judged(given, b"2 4 1 3\n")[0] == 1
