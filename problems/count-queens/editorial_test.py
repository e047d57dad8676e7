"""Recomputes the numbers of editorial.md."""

from math import factorial


def masks(n):
    """Placements and calls of the solution."""
    everything = 2**n - 1

    def count(columns, falling, rising):
        if columns == everything:
            return 1, 1
        ways, calls = 0, 1
        free = everything & ~(columns | falling | rising)
        while free:
            queen = free & -free
            free ^= queen
            more = count(columns | queen, (falling | queen) << 1, (rising | queen) >> 1)
            ways, calls = ways + more[0], calls + more[1]
        return ways, calls

    return count(0, 0, 0)


def placements(n, attacked, rows):
    """All ways to fill the first rows.

    attacked(a, b, r, c): whether a queen on (a, b), above row r, makes (r, c) forbidden.
    """
    found = [()]
    for r in range(rows):
        found = [queens + (c,) for queens in found for c in range(n)
                 if not any(attacked(a, b, r, c) for a, b in enumerate(queens))]
    return found


def by_a_queen(a, b, r, c):
    return b == c or abs(b - c) == r - a


def by_its_column_and_falling_diagonal(a, b, r, c):
    return b == c or c - b == r - a


def by_a_queen_whose_rising_diagonal_turns_down(a, b, r, c):
    return b == c or c - b == r - a or c == b - 1


def by_a_queen_with_folded_falling_diagonal(a, b, r, c):
    return b == c or abs(b - a) == abs(c - r) or a + b == r + c


def by_a_queen_one_row_above(a, b, r, c):
    return b == c or (r - a == 1 and abs(b - c) == 1)


def with_marks_never_cleared(n):
    columns, falling, rising = set(), set(), set()

    def count(r):
        if r == n:
            return 1
        ways = 0
        for c in range(n):
            if c not in columns and c - r not in falling and r + c not in rising:
                columns.add(c)
                falling.add(c - r)
                rising.add(r + c)
                ways += count(r + 1)
                columns.remove(c)
        return ways

    return count(0)


def images(queens):
    for _ in range(4):
        queens = tuple(queens.index(c) for c in range(len(queens)))
        yield queens
        queens = queens[::-1]
        yield queens


def printed(n):
    """What a program with each of the mistakes prints."""
    right = placements(n, by_a_queen, n)

    def ways(attacked, rows=n):
        return len(placements(n, attacked, rows))

    return {
        "none": len(right),
        "the mask is not shifted, only the queen":
            ways(by_a_queen_whose_rising_diagonal_turns_down),
        "marks not cleared": with_marks_never_cleared(n),
        "the first placement ends the search": len(right[:1]),
        "images counted once": sum(queens == min(images(queens)) for queens in right),
        "falling diagonals folded": ways(by_a_queen_with_folded_falling_diagonal),
        "the middle column doubled": 2 * sum(queens[0] < (n + 1) // 2 for queens in right),
        "one row too early": ways(by_a_queen, n - 1),
        "neighbouring rows only": ways(by_a_queen_one_row_above),
        "one diagonal missing, or not shifted": ways(by_its_column_and_falling_diagonal),
        "no diagonal": factorial(n),
    }


def worked_example(queens):
    n = len(queens)

    def drawn(columns, letter):
        return " ".join(letter if c in columns else "." for c in range(n))

    for r, q in enumerate(queens):
        above = list(enumerate(queens[:r]))
        columns = {b for a, b in above}
        falling = {b + (r - a) for a, b in above}
        rising = {b - (r - a) for a, b in above}
        free = set(range(n)) - columns - falling - rising
        assert q in free
        yield f"row {r}    {drawn({q}, 'Q')}    " + "   ".join(
            [drawn(columns, "|"), drawn(falling, "\\"), drawn(rising, "/"), drawn(free, "o")])


def numbers():
    texts = [("17 calls", f"{masks(4)[1]} calls")]
    table = """\
| 1 | 1 | 1 | 1 | 2 | 1 |
| 2 | 4 | 2 | 6 | 3 | 0 |
| 3 | 27 | 6 | 18 | 6 | 0 |
| 4 | 256 | 24 | 60 | 17 | 2 |
| 5 | 3125 | 120 | 220 | 54 | 10 |
| 6 | 46656 | 720 | 894 | 153 | 4 |
| 7 | 823543 | 5040 | 3584 | 552 | 40 |
| 8 | 16777216 | 40320 | 15720 | 2057 | 92 |
| 9 | 387420489 | 362880 | 72378 | 8394 | 352 |"""
    for n, line in enumerate(table.splitlines(), 1):
        ways, calls = masks(n)
        tested = n * (calls - ways)  # a row of squares in every call that has a row to fill
        texts.append(
            (line, f"| {n} | {n**n} | {factorial(n)} | {tested} | {calls} | {ways} |"))

    drawing = r"""
row 0    . Q . .    . . . .   . . . .   . . . .   o o o o
row 1    . . . Q    . | . .   . . \ .   / . . .   . . . o
row 2    Q . . .    . | . |   . . . \   . . / .   o . . .
row 3    . . Q .    | | . |   . \ . .   . / . .   . . o ."""
    texts += zip(drawing.split("\n")[1:], worked_example((1, 3, 0, 2)))

    mistakes = """\
   10       92    none
    0        0    the mask is not shifted, only the queen
    1        0    marks not cleared
    1        1    the first placement ends the search
    2       12    images counted once
    4        0    falling diagonals folded
   12       92    the middle column doubled
   12      312    one row too early
   14     5242    neighbouring rows only
   23     2113    one diagonal missing, or not shifted
  120    40320    no diagonal"""
    five, eight = printed(5), printed(8)
    assert (five["none"], eight["none"]) == (masks(5)[0], masks(8)[0])
    texts += zip(mistakes.splitlines(),
                 (f"{five[name]:5}{eight[name]:9}    {name}" for name in five))
    return texts
