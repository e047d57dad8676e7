"""Recomputes the numbers of editorial.md."""


def ends(n):
    """How many legal placements of j queens have the last one in row r, by (r, j), j >= 1."""
    everything = 2**n - 1
    found = {}

    def go_on(row, j, columns, falling, rising):
        for r in range(row, n):
            free = everything & ~(columns | falling | rising)
            while free:
                queen = free & -free
                free ^= queen
                found[r, j + 1] = found.get((r, j + 1), 0) + 1
                go_on(r + 1, j + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1)
            falling, rising = falling << 1, rising >> 1

    go_on(0, 0, 0, 0, 0)
    return found


def placements_in(found, rows, j):
    """Placements of j queens in the first so many rows."""
    return 1 if j == 0 else sum(found.get((r, j), 0) for r in range(rows))


def calls(found, n, k):
    """Calls of the solution: one for each placement of j < k queens that leaves rows for the
    k - j others; k = 0 is one call, too."""
    if k > n:
        return 1
    return max(1, sum(placements_in(found, n - (k - j), j) for j in range(k)))


def unfinished(n, k):
    """How many rows may be decided, with how many queens, while queens are to come."""
    return [(rows, j) for rows in range(n + 1) for j in range(min(k, n + 1))]


def calls_row_by_row(found, n, k):
    """One call a row, which stays empty or not, until k queens stand or no row is left."""
    on_the_way = sum(placements_in(found, rows, j) for rows, j in unfinished(n, k))
    return on_the_way + (placements_in(found, n, k) if k <= n else 0)


def too_late(found, n, k):
    """Those of calls_row_by_row that have fewer rows left than queens."""
    return sum(placements_in(found, rows, j) for rows, j in unfinished(n, k) if n - rows < k - j)


def worked_example(n, queens, k):
    """queens: pairs (row, column)."""

    def drawn(columns, letter):
        return " ".join(letter if c in columns else "." for c in range(n))

    rows = dict(queens)
    left = k
    for r in range(n):
        above = [(a, b) for a, b in queens if a < r]
        columns = {b for a, b in above}
        falling = {b + (r - a) for a, b in above}
        rising = {b - (r - a) for a, b in above}
        free = set(range(n)) - columns - falling - rising
        here = {rows[r]} if r in rows else set()
        assert here <= free
        yield f"row {r}    {drawn(here, 'Q')}    {left}    " + "   ".join(
            [drawn(columns, "|"), drawn(falling, "\\"), drawn(rising, "/"), drawn(free, "o")])
        left -= len(here)


def numbers():
    found = ends(8)
    table = """\
| 0 | 1 | 1 | 1 |
| 1 | 64 | 73 | 1 |
| 2 | 1288 | 1585 | 57 |
| 3 | 10320 | 14397 | 1001 |
| 4 | 34568 | 60865 | 6879 |
| 5 | 46736 | 131809 | 19629 |
| 6 | 22708 | 173825 | 23105 |
| 7 | 3192 | 182085 | 10883 |
| 8 | 92 | 182489 | 1965 |
| 9 | 0 | 182489 | 1 |"""
    texts = []
    for k, line in enumerate(table.splitlines()):
        row = [k, placements_in(found, 8, k), calls_row_by_row(found, 8, k), calls(found, 8, k)]
        texts.append((line, "| " + " | ".join(map(str, row)) + " |"))

    most = [k for k in range(10) if 2 * too_late(found, 8, k) > calls_row_by_row(found, 8, k)]
    texts.append(("from\nk = 6 on", f"from\nk = {most[0]} on"))
    assert most == [6, 7, 8, 9]

    four = ends(4)
    assert placements_in(four, 4, 3) == 24
    texts.append(("24 placements", f"{placements_in(four, 4, 3)} placements"))
    texts.append(("29 calls", f"{calls(four, 4, 3)} calls"))
    drawing = r"""
row 0    . Q . .    3    . . . .   . . . .   . . . .   o o o o
row 1    . . . .    2    . | . .   . . \ .   / . . .   . . . o
row 2    Q . . .    2    . | . .   . . . \   . . . .   o . o .
row 3    . . Q .    1    | | . .   . \ . .   . . . .   . . o o"""
    texts += zip(drawing.split("\n")[1:], worked_example(4, [(0, 1), (2, 0), (3, 2)], 3))
    return texts
