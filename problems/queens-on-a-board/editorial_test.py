"""Recomputes the numbers of editorial.md."""

from functools import lru_cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
DATA = HERE.parents[1] / "testdata" / HERE.name


def is_legal(queens, walls, columns):
    attacked = False
    for column in range(columns):
        bit = 1 << column
        if walls & bit:
            attacked = False
        if queens & bit:
            if attacked:
                return False
            attacked = True
    return True


@lru_cache(maxsize=None)
def states_after(state, row):
    """The state (columns, falling, rising) below a row, once for each set of queens that fits into it."""
    down, right, left = state
    columns = len(row)
    full = 2**columns - 1
    walls = sum(1 << c for c, square in enumerate(row) if square == "#")
    return [(down & ~walls | q, (right & ~walls | q) << 1 & full, (left & ~walls | q) >> 1)
            for q in range(full + 1)
            if not q & (walls | down | right | left) and is_legal(q, walls, columns)]


def ways_after_rows(board):
    """For each row, the number of placements by state below it."""
    ways = {(0, 0, 0): 1}
    for row in board:
        following = {}
        for before, count in ways.items():
            for state in states_after(before, row):
                following[state] = following.get(state, 0) + count
        ways = following
        yield ways


def stored_boards():
    for case in sorted(DATA.glob("*/*.in")):
        words = iter(case.read_text().split()[1:])
        for rows in words:
            next(words)
            yield tuple(next(words) for _ in range(int(rows)))


def without_walls(rows, columns):
    return list(ways_after_rows(["." * columns] * rows))


def drawn(mask, letter, columns):
    return " ".join(letter if mask >> c & 1 else "." for c in range(columns))


def worked_example(board):
    """Lines of the drawing for a board with queens."""
    columns = len(board[0])
    full = 2**columns - 1
    down = right = left = 0
    for r, row in enumerate(board):
        walls = sum(1 << c for c, square in enumerate(row) if square == "#")
        queens = sum(1 << c for c, square in enumerate(row) if square == "Q")
        free = full & ~(walls | down | right | left)
        assert queens & ~free == 0 and is_legal(queens, walls, columns)
        yield f"row {r}    {' '.join(row)}    " + "   ".join(
            [drawn(down, "|", columns), drawn(right, "\\", columns), drawn(left, "/", columns),
             drawn(free, "o", columns)])
        down = down & ~walls | queens
        right = (right & ~walls | queens) << 1 & full
        left = (left & ~walls | queens) >> 1


def numbers():
    texts = [("32768 states", f"{8**5} states")]

    table = """\
| 2 | 22 | 6 | 23 |
| 4 | 184 | 68 | 180 |
| 6 | 1038 | 377 | 543 |
| 8 | 4540 | 644 | 661 |
| 10 | 16098 | 665 | 665 |
| 20 | 1022000 | 665 | 665 |
| 50 | 191480930 | 665 | 665 |"""
    states = without_walls(50, 5)
    sizes = [1] + [len(ways) for ways in states]
    for line in table.splitlines():
        n = int(line.split()[1])
        placements = sum(states[n - 1].values()) - 1
        texts.append((line, f"| {n} | {placements} | {sizes[n - 1]} | {sizes[n]} |"))
    texts.append(("29768 states", f"{sum(sizes[:-1])} states"))
    most = max(len(ways) for board in set(stored_boards()) for ways in ways_after_rows(board))
    texts.append(("stored board has more than 665 states", f"stored board has more than {most} states"))
    with_wall, without = (len(list(ways_after_rows([row]))[0]) for row in ("..#..", "....."))
    texts.append(("one row `..#..` leads to 9, one row of five squares without a wall to 6",
                  f"one row `..#..` leads to {with_wall}, one row of five squares without a wall to {without}"))

    drawing = r"""
row 0    Q # Q    . . .   . . .   . . .   o . o
row 1    . # .    | . |   . \ .   . / .   . . .
row 2    . Q .    | . |   . . .   . . .   . o ."""
    texts += zip(drawing.split("\n")[1:], worked_example(["Q#Q", ".#.", ".Q."]))

    merging = r"""
. .   . .   . .      1   1   1
| .   . \   . .      1   1   1
. |   . .   / .      1   1   1
| .   . .   . .      .   1   2
. |   . .   . .      .   1   2
| |   . \   . .      .   .   1
| |   . .   / .      .   .   1
      placements     3   5   9"""
    lines = merging.split("\n")[1:]
    after = without_walls(3, 2)
    order = [(0, 0, 0), (1, 2, 0), (2, 0, 1), (1, 0, 0), (2, 0, 0), (3, 2, 0), (3, 0, 1)]
    assert set(order) == set(after[2])
    for line, state in zip(lines, order):
        counts = "   ".join(str(ways.get(state, ".")) for ways in after)
        masks = "   ".join(drawn(mask, letter, 2) for mask, letter in zip(state, "|\\/"))
        texts.append((line, f"{masks}      {counts}"))
    texts.append((lines[-1], "      placements     " + "   ".join(str(sum(ways.values())) for ways in after)))
    return texts
