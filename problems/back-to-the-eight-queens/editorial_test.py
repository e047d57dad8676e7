"""Recomputes the numbers of editorial.md."""

from itertools import combinations


def search(n):
    """The placements, as the row in each column, and the calls that find them."""
    found = []
    calls = 0

    def go_on(queens, rows, falling, rising):
        nonlocal calls
        calls += 1
        if len(queens) == n:
            found.append(queens)
        for row in range(n if len(queens) < n else 0):
            queen = 1 << row
            if not queen & (rows | falling | rising):
                go_on(queens + (row,), rows | queen, (falling | queen) << 1, (rising | queen) >> 1)

    go_on((), 0, 0, 0)
    return found, calls


def images(queens):
    for _ in range(4):
        queens = tuple(queens.index(r) for r in range(len(queens)))
        yield queens
        queens = queens[::-1]
        yield queens


def moves(start, placement):
    return sum(a != b for a, b in zip(start, placement))


def attack(queens, a, b):
    return abs(queens[a] - queens[b]) in (0, b - a)


def attacked(queens):
    return {c for pair in combinations(range(len(queens)), 2) if attack(queens, *pair) for c in pair}


def to_take_away(queens):
    n = len(queens)
    return min(n - size for size in range(n + 1) for stay in combinations(range(n), size)
               if not any(attack(queens, *pair) for pair in combinations(stay, 2)))


def board(queens, marked):
    """Rows of a drawing: q for a queen that moves."""
    n = len(queens)
    return [" ".join(("q" if c in marked else "Q") if queens[c] == r else "." for c in range(n))
            for r in range(n)]


def numbers():
    found, calls = search(8)
    texts = [
        ("92 placements", f"{len(found)} placements"),
        ("2057 calls", f"{calls} calls"),
        ("736 comparisons", f"{8 * len(found)} comparisons"),
        ("735264 for 999 lines", f"{8 * len(found) * 999} for 999 lines"),
    ]
    texts.append(("the 12 placements of which the others are images",
                  f"the {len({min(images(queens)) for queens in found})} placements of which the others are images"))
    table = """\
row 0    4   8  16  18  18  16   8   4
row 1    8  16  14   8   8  14  16   8
row 2   16  14   4  12  12   4  14  16
row 3   18   8  12   8   8  12   8  18
row 4   18   8  12   8   8  12   8  18
row 5   16  14   4  12  12   4  14  16
row 6    8  16  14   8   8  14  16   8
row 7    4   8  16  18  18  16   8   4"""
    counts = [[sum(queens[c] == r for queens in found) for c in range(8)] for r in range(8)]
    for r, line in enumerate(table.splitlines()):
        texts.append((line, f"row {r} " + "".join(f"{count:4}" for count in counts[r])))
    assert min(map(min, counts)) == 4

    together = {(a, q[a], b, q[b]) for q in found for a in range(8) for b in range(a + 1, 8)}
    alone = [()]
    for column in range(8):
        alone = [start + (row,) for start in alone for row in range(8)
                 if not any((a, r, column, row) in together for a, r in enumerate(start))]
    others = set(alone) - {(row,) * 8 for row in range(8)} - {tuple(range(8)), tuple(range(7, -1, -1))}
    texts += [
        ("8^8 = 16777216\nstarts only 12 need so many",
         f"8^8 = {8**8}\nstarts only {len(alone)} need so many"),
        ("`1 4 3 4 4 3 4 1`", "`" + " ".join(str(row + 1) for row in min(others)) + "`"),
    ]
    assert others == {min(others), tuple(7 - row for row in min(others))}
    assert all(min(moves(start, q) for q in found) == 7 for start in alone)

    start = (1, 1, 0, 3)
    four, _ = search(4)
    assert four == [(1, 3, 0, 2), (2, 0, 3, 1)]
    drawing = """\
row 0    . . Q .    . . Q .    . q . .
row 1    Q Q . .    Q . . .    . . . q
row 2    . . . .    . . . q    q . . .
row 3    . . . Q    . q . .    . . q ."""
    boards = [board(start, ())]
    boards += [board(q, {c for c in range(4) if q[c] != start[c]}) for q in four]
    for r, line in enumerate(drawing.splitlines()):
        texts.append((line, f"row {r}    " + "    ".join(drawn[r] for drawn in boards)))
    assert [moves(start, q) for q in four] == [2, 4]
    assert (len(attacked(start)), to_take_away(start)) == (4, 1)
    return texts
