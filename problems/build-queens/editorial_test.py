"""Recomputes the numbers of editorial.md, and tests output_validator.cpp."""

import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
DATA = HERE.parents[1] / "testdata" / HERE.name


def placement(n):
    """The rule of the editorial: the column of each row, from 0."""
    if n % 2 == 1:
        return placement(n - 1) + [n - 1]
    half = n // 2
    if n % 3 != 2:
        return [2 * i + 1 for i in range(half)] + [2 * i for i in range(half)]
    upper = [(2 * i + half - 1) % n for i in range(half)]
    return upper + [n - 1 - column for column in reversed(upper)]


def even_then_odd(n):
    """The rule of accepted/even_then_odd.py: columns from 1."""
    even, odd = list(range(2, n + 1, 2)), list(range(1, n + 1, 2))
    if n % 6 == 2:
        return even + [3, 1] + odd[3:] + [5]
    if n % 6 == 3:
        return even[1:] + [2] + odd[2:] + [1, 3]
    return even + odd


def is_peaceful(columns):
    n = len(columns)
    return (sorted(columns) == list(range(n))
            and len({column - row for row, column in enumerate(columns)}) == n
            and len({column + row for row, column in enumerate(columns)}) == n)


def queens_put(n):
    """By a search row by row, until the first placement is complete."""
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


def table(n, notes):
    for row, column in enumerate(placement(n)):
        squares = " ".join("Q" if c == column else "." for c in range(n))
        line = f"row {row}   {squares}  {column:6}{column - row:11}{row + column:15}"
        yield f"{line}         {notes.get(row, '')}".rstrip()


def numbers():
    eight = """\
row 0   . . . Q . . . .       3          3              3
row 1   . . . . . Q . .       5          4              6
row 2   . . . . . . . Q       7          5              9
row 3   . Q . . . . . .       1         -2              4         round the edge
row 4   . . . . . . Q .       6          2             10         row 3 turned
row 5   Q . . . . . . .       0         -5              5         row 2 turned
row 6   . . Q . . . . .       2         -4              8         row 1 turned
row 7   . . . . Q . . .       4         -3             11         row 0 turned"""
    notes = {row: f"row {7 - row} turned" for row in range(4, 8)}
    texts = list(zip(eight.splitlines(), table(8, {**notes, 3: "round the edge"})))
    seven = """\
row 0   . Q . . . . .       1          1              1
row 1   . . . Q . . .       3          2              4
row 2   . . . . . Q .       5          3              7
row 3   Q . . . . . .       0         -3              3         the second run
row 4   . . Q . . . .       2         -2              6
row 5   . . . . Q . .       4         -1              9
row 6   . . . . . . Q       6          0             12         the corner"""
    texts += zip(seven.splitlines(), table(7, {3: "the second run", 6: "the corner"}))
    sums = {row + column + (7 - row) + (7 - column) for row, column in enumerate(placement(8))}
    texts.append(("`row + column` from 14", f"`row + column` from {sums.pop()}"))

    for n, line in ((8, "| 8 | 8 | 113 |"), (12, "| 12 | 12 | 261 |"), (16, "| 16 | 16 | 10052 |"),
                    (18, "| 18 | 18 | 41299 |")):
        texts.append((line, f"| {n} | {len(placement(n))} | {queens_put(n)} |"))

    second_kind = [n for n in asked() if (n - n % 2) % 3 == 2]
    others = [n for n in asked() if n not in second_kind]
    texts += [
        ("8, 26, 213, 2012 and 99999. For\n99991 the first",
         f"{', '.join(map(str, second_kind[:-1]))} and {second_kind[-1]}. For\n{others[0]} the first"),
        ("Five of the six sizes", "Five of the six sizes" if len(second_kind) == 5 else ""),
        ("16 bits, which end at 65535", f"16 bits, which end at {2**16 - 1}"),
        ("99999 queens make 4999850001", f"99999 queens make {99999 * 99998 // 2}"),
    ]
    return texts


def asked():
    return sorted(int(path.read_text()) for path in DATA.glob("*/*.in"))


def test_the_rule_is_right_for_every_small_n_and_the_six():
    for n in [1, *range(4, 500), *asked()]:
        assert is_peaceful(placement(n)), n
    assert asked() == [8, 26, 213, 2012, 99991, 99999]


def test_the_exchanges_are_right_but_leave_no_room_for_the_corner():
    for n in range(4, 500):
        columns = [column - 1 for column in even_then_odd(n)]
        assert is_peaceful(columns), n
        if n % 6 == 2:
            assert columns[n - 2] == n - 2, n


# ---- output_validator.cpp

@pytest.fixture(scope="module")
def validator():
    import workshop
    return workshop.tool(HERE / "output_validator.cpp")


@pytest.fixture
def judged(validator, tmp_path):
    """The exit status for an output and what was said about it."""
    def judge(n, output):
        (tmp_path / "in").write_text(f"{n}\n")
        (tmp_path / "ans").write_text("")
        said = tmp_path / "judgemessage.txt"
        said.write_text("")
        done = subprocess.run([str(validator), str(tmp_path / "in"), str(tmp_path / "ans"), str(tmp_path)],
                              input=output, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        return done.returncode, said.read_text().strip() + done.stderr.decode().strip()
    return judge


def lines(columns):
    return "".join(f"{column + 1}\n" for column in columns).encode()


RIGHT = placement(26)


@pytest.mark.parametrize("output", [
    lines(RIGHT),
    lines(RIGHT[::-1]),
    lines([25 - column for column in RIGHT]),
    lines(RIGHT).replace(b"\n", b"\r\n"),
    lines(RIGHT).replace(b"\n", b" "),
    lines(RIGHT).replace(b"\n", b"\t\n\n  "),
    lines(RIGHT)[:-1],
    b"\n" + lines(RIGHT) + b"\n \n",
    b"20 3 16 6 17 5 11 4 15 7 22 1 21 23 10 26 24 18 12 8 19 25 9 14 2 13",
])
def test_right_placements_are_accepted(judged, output):
    assert judged(26, output) == (42, "")


def test_every_placement_of_eight_queens_is_told_from_the_other_permutations(judged):
    def extend(columns):
        if len(columns) == 8:
            yield columns
            return
        for column in range(8):
            if all(column != c and abs(column - c) != len(columns) - r for r, c in enumerate(columns)):
                yield from extend(columns + [column])

    right = list(extend([]))
    assert len(right) == 92
    for columns in right[::4]:
        assert judged(8, lines(columns))[0] == 42
        swapped = columns[1:2] + columns[:1] + columns[2:]
        assert judged(8, lines(swapped))[0] == (42 if swapped in right else 43)


def changed(row, column):
    return lines(RIGHT[:row] + [column] + RIGHT[row + 1:])


WRONG = {
    "empty": (b"", "column of row 1: expected an integer from 1 to 26, found end of output"),
    "white space": (b" \n\r\n", "found end of output"),
    "two exchanged": (lines(RIGHT[1::-1] + RIGHT[2:]), "share a"),
    "one moved": (changed(0, RIGHT[0] + 1), "share a"),
    "one moved onto another's column": (changed(3, RIGHT[2]), "the queens of rows 3 and 4 share a column"),
    "first removed": (lines(RIGHT[1:]), "column of row 26: expected"),
    "last removed": (lines(RIGHT[:-1]), "column of row 26: expected"),
    "one doubled": (lines(RIGHT[:5] + RIGHT[4:]), "the queens of rows 5 and 6 share a column"),
    "last doubled": (lines(RIGHT + RIGHT[-1:]), "expected end of output"),
    "a word behind": (lines(RIGHT) + b"done\n", "expected end of output, found 'done'"),
    "NUL behind": (lines(RIGHT) + b"\0", "expected end of output, found '\\x00'"),
    "N in front": (b"26\n" + lines(RIGHT), ""),
    "counted from 0": (lines([column - 1 for column in RIGHT]), "found '0'"),
    "beyond the board": (changed(0, 26), "found '27'"),
    "negative": (changed(0, -2), "found '-1'"),
    "huge": (changed(0, 10**30), "found '1000000000000000000000000000001'"),
    "huge and right modulo 2^64": (changed(0, RIGHT[0] + 2**64), "found '184467"),
    "a fraction": (lines(RIGHT).replace(b"\n", b".0\n", 1), "expected an integer"),
    "plus sign": (b"+" + lines(RIGHT), "expected an integer"),
    "leading zero": (b"0" + lines(RIGHT), "expected an integer"),
    "commas": (lines(RIGHT).replace(b"\n", b","), "expected an integer"),
    "junk": (bytes(range(128, 256)) * 20, "expected an integer"),
    "NULs": (b"\0" * 100, "expected an integer"),
    "one falling diagonal": (lines(range(26)), "the queens of rows 1 and 2 share a falling diagonal"),
    "one rising diagonal": (lines(reversed(range(26))), "the queens of rows 1 and 2 share a rising diagonal"),
    "falling, far apart": (lines([0, *RIGHT[:24], 25]), ""),
    "right for another input": (lines(placement(8)), "column of row 9: expected"),
    "right for a larger board": (lines(placement(28)), ""),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_outputs_are_rejected(judged, name):
    output, said = WRONG[name]
    status, message = judged(26, output)
    assert status == 43 and said in message and message.isprintable()


def test_large_board(judged):
    columns = placement(99999)
    assert judged(99999, lines(columns)) == (42, "")
    columns[0], columns[50000] = columns[50000], columns[0]
    assert judged(99999, lines(columns))[0] == 43


@pytest.mark.parametrize("n", ["", "0", "x", "8 8", "100001"])
def test_a_broken_input_is_a_judge_error(judged, n):
    assert judged(n, lines(RIGHT))[0] == 1
