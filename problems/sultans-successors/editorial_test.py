"""Recomputes the numbers of editorial.md."""

from itertools import permutations, product
from math import factorial
from pathlib import Path

HERE = Path(__file__).resolve().parent
DATA = HERE.parents[1] / "testdata" / HERE.name


def search(n):
    """The placements, in the order of the columns, and the calls that find them."""
    found = []
    calls = 0

    def go_on(queens, columns, falling, rising):
        nonlocal calls
        calls += 1
        if len(queens) == n:
            found.append(queens)
        for column in range(n if len(queens) < n else 0):
            queen = 1 << column
            if not queen & (columns | falling | rising):
                go_on(queens + (column,), columns | queen, (falling | queen) << 1, (rising | queen) >> 1)

    go_on((), 0, 0, 0)
    return found, calls


def is_peaceful(queens):
    return all(abs(c - queens[r]) not in (0, row - r)
               for row, c in enumerate(queens) for r in range(row))


def images(queens):
    n = len(queens)
    for _ in range(4):
        queens = tuple(queens.index(c) for c in range(n))
        yield queens
        queens = queens[::-1]
        yield queens


def value(board, queens):
    return sum(row[column] for row, column in zip(board, queens))


def sample_board():
    size, *lines = (DATA / "sample/1.in").read_text().splitlines()
    assert size == "1"
    return [[int(number) for number in line.split()] for line in lines]


BOARD = [[9, 2, 3, 4], [1, 5, 8, 6], [7, 3, 2, 9], [4, 6, 5, 1]]


def greedy(board, queens=()):
    """The first placement when each row takes its larger numbers first."""
    row = len(queens)
    if row == len(board):
        return queens
    for column in sorted(range(len(board)), key=lambda c: -board[row][c]):
        if is_peaceful(queens + (column,)):
            found = greedy(board, queens + (column,))
            if found:
                return found
    return None


def numbers():
    found, calls = search(8)
    texts = [
        ("92 placements", f"{len(found)} placements"),
        ("2057 calls", f"{calls} calls"),
        ("736 additions a board", f"{8 * len(found)} additions a board"),
        ("14720 for twenty boards", f"{8 * len(found) * 20} for twenty boards"),
        ("8! = 40320", f"8! = {factorial(8)}"),
        ("8^8 = 16777216", f"8^8 = {8**8}"),
        ("12 placements of which the others are images",
         f"{len({min(images(queens)) for queens in found})} placements of which the others are images"),
    ]

    four, _ = search(4)
    assert four == [q for q in product(range(4), repeat=4) if is_peaceful(q)] == [(1, 3, 0, 2), (2, 0, 3, 1)]
    rows = """\
row 0     9 2 3 4     . Q . .   2     . . Q .   3
row 1     1 5 8 6     . . . Q   6     Q . . .   1
row 2     7 3 2 9     Q . . .   7     . . . Q   9
row 3     4 6 5 1     . . Q .   5     . Q . .   6"""
    for r, line in enumerate(rows.splitlines()):
        numbers_of_row = " ".join(map(str, BOARD[r]))
        parts = [" ".join("Q" if c == q[r] else "." for c in range(4)) + f"   {BOARD[r][q[r]]}" for q in four]
        texts.append((line, f"row {r}     {numbers_of_row}     " + "     ".join(parts)))
    texts.append(("sum                          20               19",
                  "sum" + f"{value(BOARD, four[0]):28}" + f"{value(BOARD, four[1]):17}"))

    largest = max(value(BOARD, q) for q in product(range(4), repeat=4) if len(set(q)) == 4)
    texts.append(("9 + 8 + 9 + 6 = 32", f"{' + '.join(str(max(row)) for row in BOARD)} = {largest}"))
    chosen = value(BOARD, greedy(BOARD))
    texts.append(("and ends at 19", f"and ends at {chosen}"))

    sample = sample_board()
    off = {(row, column): sample[row][column] - (8 * row + column + 1) for row in range(8) for column in range(8)}
    assert {square: by for square, by in off.items() if by} == {(6, 0): -1}
    values = [value(sample, queens) for queens in found]
    assert set(values) == {260, 259}
    rooks = [value(sample, columns) for columns in permutations(range(8))]
    assert max(rooks) == max(values) == values[0] == 260
    texts.append(("worth 260, or one less with that square", f"worth {max(rooks)}, or one less with that square"))
    texts.append(("smallest sum prints another number, 259.",
                  f"smallest sum prints another number, {min(values)}."))
    return texts
