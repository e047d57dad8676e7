"""Recomputes the numbers of editorial.md."""

from itertools import combinations
from pathlib import Path

SAMPLE = """\
........
........
..*.....
........
........
.....**.
...*....
........""".split()


def masks(board):
    """Placements and calls of the solution."""
    n = len(board)
    reserved = [{c for c in range(n) if row[c] == "*"} for row in board]

    def count(row, columns, falling, rising):
        if row == n:
            return 1, 1
        ways, calls = 0, 1
        for c in set(range(n)) - reserved[row] - columns - falling - rising:
            more = count(row + 1, columns | {c}, {f + 1 for f in falling | {c}},
                         {r - 1 for r in rising | {c}})
            ways, calls = ways + more[0], calls + more[1]
        return ways, calls

    return count(0, set(), set(), set())


def placements(n):
    found = [()]
    for row in range(n):
        found = [queens + (c,) for queens in found for c in range(n)
                 if all(abs(c - b) not in (0, row - a) for a, b in enumerate(queens))]
    return found


def left(n, reserved):
    """The placements that use none of these squares."""
    return [p for p in placements(n) if not any(p[r] == c for r, c in reserved)]


def blocked_attacks(board):
    """What is counted when a reserved square ends an attack."""
    n = len(board)

    def attacked(queens, r, c):
        for across in (-1, 0, 1):
            for up in range(1, r + 1):
                row, column = r - up, c + across * up
                if not 0 <= column < n or board[row][column] == "*":
                    break
                if queens[row] == column:
                    return True
        return False

    found = [()]
    for r in range(n):
        found = [queens + (c,) for queens in found for c in range(n)
                 if board[r][c] != "*" and not attacked(queens, r, c)]
    return len(found)


def worked_example(queens, reserved):
    n = len(queens)

    def drawn(columns, letter):
        return " ".join(letter if c in columns else "." for c in range(n))

    for r, q in enumerate(queens):
        above = list(enumerate(queens[:r]))
        stars = {c for row, c in reserved if row == r}
        columns = {b for a, b in above}
        falling = {b + (r - a) for a, b in above}
        rising = {b - (r - a) for a, b in above}
        free = set(range(n)) - stars - columns - falling - rising
        assert q in free
        board = " ".join("Q" if c == q else "*" if c in stars else "." for c in range(n))
        yield f"row {r}   {board}   " + "   ".join(
            [drawn(columns, "|"), drawn(falling, "\\"), drawn(rising, "/"), drawn(free, "o")])


def stored(case):
    data = Path(__file__).resolve().parents[2] / "testdata" / "chessboard-and-queens"
    return (data / f"{case}.in").read_text().split()


def numbers():
    drawing = r"""
row 0   . Q . . .   . . . . .   . . . . .   . . . . .   o o o o o
row 1   . . . Q *   . | . . .   . . \ . .   / . . . .   . . . o .
row 2   Q . . * .   . | . | .   . . . \ \   . . / . .   o . . . .
row 3   . . Q . .   | | . | .   . \ . . \   . / . . .   . . o . .
row 4   . . . . Q   | | | | .   . . \ \ .   / / . . .   . . . . o"""
    reserved = [(1, 4), (2, 3)]
    texts = list(zip(drawing.split("\n")[1:], worked_example((1, 3, 0, 2, 4), reserved)))
    small = ["".join("*" if (r, c) in reserved else "." for c in range(5)) for r in range(5)]
    assert masks(small)[0] == len(left(5, reserved))
    texts.append(("Of the 10 placements of the empty board",
                  f"Of the {len(placements(5))} placements of the empty board"))
    assert len(left(5, reserved)) == 6

    empty = ["." * 8] * 8
    for text, board in (
        ("| empty | 2057 | 92 |", empty),
        ("| the sample | 1607 | 65 |", SAMPLE),
        ("| `secret/10-random-tenth` | 1089 | 23 |", stored("secret/10-random-tenth")),
        ("| `secret/11-random-quarter` | 222 | 3 |", stored("secret/11-random-quarter")),
    ):
        ways, calls = masks(board)
        texts.append((text, f"{text.split(' |')[0]} | {calls} | {ways} |"))
    texts.append(("2057 calls", f"{masks(empty)[1]} calls"))
    texts.append(("92 placements", f"{len(placements(8))} placements"))

    stars = [(r, c) for r in range(8) for c in range(8) if SAMPLE[r][c] == "*"]
    through = {star: [p for p in placements(8) if p[star[0]] == star[1]] for star in stars}
    twice = sum(len(set(through[a]) & set(through[b])) for a, b in combinations(stars, 2))
    wrong = 92 - sum(map(len, through.values()))
    uses = " + ".join(str(len(through[star])) for star in stars)
    texts.append(("4 + 4 + 14 + 8", uses))
    texts.append(("from 92 prints 62", f"from {len(placements(8))} prints {wrong}"))
    texts.append(("65 = 62 + 3", f"{masks(SAMPLE)[0]} = {wrong} + {twice}"))
    texts.append(("prints 1290", f"prints {blocked_attacks(SAMPLE)}"))
    return texts
