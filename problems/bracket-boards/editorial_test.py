"""Recomputes the numbers of editorial.md."""

from math import factorial


def beginnings(n):
    """For each column the peaceful rows of the queens before it, in order; then the placements."""
    levels = [[()]]
    for column in range(n):
        levels.append([queens + (row,) for queens in levels[-1] for row in safe_rows(n, queens)])
    return levels


def safe_rows(n, queens):
    column = len(queens)
    return [row for row in range(n)
            if all(row != other and abs(row - other) != column - before
                   for before, other in enumerate(queens))]


def marks(queens, n):
    """The line of the worked example for these queens."""
    def drawn(letter, indices, taken):
        return " ".join(letter if index in taken else "." for index in indices)

    squares = list(enumerate(queens))
    return "   ".join([
        f"{len(queens):6}",
        f"{' '.join(map(str, queens)):7}",
        drawn("x", range(n), queens),
        drawn("\\", range(1, 2 * n), [n + column - row for column, row in squares]),
        drawn("/", range(2 * n - 1), [row + column for column, row in squares]),
        " ".join(map(str, safe_rows(n, queens))),
    ])


def in_order_of_swaps(n):
    """The placements as wrong_answer/order_of_swaps.cpp finds them."""
    rows = list(range(n))

    def search(column):
        if column == n:
            yield tuple(rows)
        for other in range(column, n):
            rows[column], rows[other] = rows[other], rows[column]
            # What cannot become a placement is left out, which changes no order.
            if rows[column] in safe_rows(n, rows[:column]):
                yield from search(column + 1)
            rows[column], rows[other] = rows[other], rows[column]

    return search(0)


def numbers():
    table = """\
| 4 | 24 | 17 | 2 |
| 5 | 120 | 54 | 10 |
| 6 | 720 | 153 | 4 |
| 7 | 5040 | 552 | 40 |
| 8 | 40320 | 2057 | 92 |
| 9 | 362880 | 8394 | 352 |
| 10 | 3628800 | 35539 | 724 |"""
    texts = []
    placements = {}
    for n, line in enumerate(table.splitlines(), 4):
        levels = beginnings(n)
        placements[n] = levels[-1]
        calls = sum(map(len, levels))
        texts.append((line, f"| {n} | {factorial(n)} | {calls} | {len(levels[-1])} |"))
        if n == 4:
            texts.append(("17 calls, where 24 permutations",
                          f"{calls} calls, where {factorial(n)} permutations"))
            under_row_0 = sum(queens[:1] == (0,) for level in levels for queens in level)
            texts.append(("four calls and", {4: "four calls and"}.get(under_row_0)))
    characters = len(placements[10]) * (10 * (3 * 10 + 1) + 1)
    texts.append(("225164 characters", f"{characters} characters"))
    lowest, *others = [n for n in placements
                       if any(one != other for one, other in zip(in_order_of_swaps(n), placements[n]))]
    assert others == list(range(others[0], 11))
    texts.append(("for N = 5 and from N = 7 on", f"for N = {lowest} and from N = {others[0]} on"))

    drawing = r"""
     0             . . . .   . . . . . . .   . . . . . . .   0 1 2 3
     1   1         . x . .   . . \ . . . .   . / . . . . .   3
     2   1 3       . x . x   . \ \ . . . .   . / . . / . .   0
     3   1 3 0     x x . x   . \ \ . . \ .   . / / . / . .   2"""
    first, second = placements[4]
    texts += zip(drawing.split("\n")[1:], (marks(first[:column], 4) for column in range(4)))

    boards = """
queens   1 3 0 2        2 0 3 1
row 0    . . Q .        . Q . .
row 1    Q . . .        . . . Q
row 2    . . . Q        Q . . .
row 3    . Q . .        . . Q ."""
    drawn = ["queens   " + "        ".join(" ".join(map(str, queens)) for queens in (first, second))]
    for row in range(4):
        drawn.append(f"row {row}    " + "        ".join(
            " ".join(".Q"[queen == row] for queen in queens) for queens in (first, second)))
    texts += zip(boards.split("\n")[1:], drawn)
    return texts
