"""Recomputes the numbers of editorial.md."""


def placements(n):
    """All placements, and the calls of a search of the left half and the middle."""
    found, queens = [], []
    calls = 0

    def fill(columns, falling, rising):
        nonlocal calls
        calls += bool(queens) and 2 * queens[0] < n
        if len(queens) == n:
            found.append(tuple(queens))
            return
        free = 2**n - 1 & ~(columns | falling | rising)
        while free:
            queen = free & -free
            free ^= queen
            queens.append(queen.bit_length() - 1)
            fill(columns | queen, (falling | queen) << 1, (rising | queen) >> 1)
            queens.pop()

    fill(0, 0, 0)
    return found, calls


def turned(queens):
    """By a quarter: what was in row r is in column n - 1 - r."""
    n = len(queens)
    image = [0] * n
    for r, c in enumerate(queens):
        image[c] = n - 1 - r
    return tuple(image)


def images(queens):
    for _ in range(4):
        yield queens
        yield queens[::-1]
        queens = turned(queens)


def fixed(n, quarters):
    """Placements that so many quarter turns leave as they are, and the calls of count_fixed."""
    def fill(taken):
        rows = {r for r, c in taken}
        if len(rows) == n:
            return 1, 1
        row = min(set(range(n)) - rows)
        ways, calls = 0, 1
        for column in range(n):
            more, square = set(taken), (row, column)
            fits = True
            while fits and square not in more - taken:
                fits = not any(r == square[0] or c == square[1] or c - r == square[1] - square[0]
                               or r + c == sum(square) for r, c in more)
                more.add(square)
                for _ in range(quarters):
                    square = (square[1], n - 1 - square[0])
            if fits:
                below = fill(more)
                ways, calls = ways + below[0], calls + below[1]
        return ways, calls

    return fill(set())


def numbers():
    texts = []
    table = """\
| 1 | 1 | 1 | 1 | 1 |
| 2 | 0 | 0 | 0 | 0 |
| 3 | 0 | 0 | 0 | 0 |
| 4 | 2 | 2 | 2 | 1 |
| 5 | 10 | 2 | 2 | 2 |
| 6 | 4 | 4 | 0 | 1 |
| 7 | 40 | 8 | 0 | 6 |
| 8 | 92 | 4 | 0 | 12 |
| 9 | 352 | 16 | 0 | 46 |
| 10 | 724 | 12 | 0 | 92 |"""
    known, cost = {}, {}
    for n, text in enumerate(table.splitlines(), 1):
        found, calls = placements(n)
        classes = len({min(images(queens)) for queens in found})
        half = sum(turned(turned(queens)) == queens for queens in found)
        quarter = sum(turned(queens) == queens for queens in found)
        fixed_half, half_turn_calls = fixed(n, 2)
        fixed_quarter, quarter_turn_calls = fixed(n, 1)
        assert (fixed_half, fixed_quarter) == (half, quarter)
        mirrored = sum(queens[::-1] == queens for queens in found)
        assert mirrored == (1 if n == 1 else 0)
        assert classes * 8 == len(found) + half + 2 * quarter + 4 * mirrored
        known[n] = (len(found), half, quarter, classes)
        cost[n] = f"| {n} | {calls} | {half_turn_calls} | {quarter_turn_calls} |"
        texts.append((text, f"| {n} | {len(found)} | {half} | {quarter} | {classes} |"))

    for text, n in (("(92 + 4 + 2 · 0) / 8 = 12", 8), ("(10 + 2 + 2 · 2) / 8 = 2", 5)):
        placed, half, quarter, classes = known[n]
        texts.append((text, f"({placed} + {half} + 2 · {quarter}) / 8 = {classes}"))

    texts.append(("For N = 7 there are 40 placements", f"For N = 7 there are {known[7][0]} placements"))
    texts.append(("There are 10 in all", f"There are {known[5][0]} in all"))
    placed, half, quarter, _ = known[8]
    texts.append(("gives 23 for N = 8, which is a quarter of 92",
                  f"gives {placed // 4} for N = 8, which is a quarter of {placed}"))
    texts.append(("under turns alone are 24",
                  f"under turns alone are {(placed + half + 2 * quarter) // 4}"))

    mistakes = """\
    1        6       12    none
    1        5       12    an eighth of all, rounded up
    0       10       23    a quarter of all, rounded down
    2       12       24    turns only
    0        5       11    the half turn forgotten
    0        6       12    one quarter turn forgotten
    1        6       12    the board of one forgotten"""
    printed = []
    for n in (4, 7, 8):
        placed, half, quarter, classes = known[n]
        printed.append([classes, -(-placed // 8), placed // 4, (placed + half + 2 * quarter) // 4,
                        (placed + 2 * quarter) // 8, (placed + half + quarter) // 8,
                        (placed + half + 2 * quarter) // 8])
    for text, values in zip(mistakes.splitlines(), zip(*printed)):
        name = text[25:].strip()
        texts.append((text, f"{values[0]:5}{values[1]:9}{values[2]:9}    {name}"))
    right, *wrong = printed[-1]
    texts.append(("12 of the sample proves little: 3 of the 6 mistakes find it",
                  f"{right} of the sample proves little: {wrong.count(right)} of the {len(wrong)} mistakes find it"))

    for text, n in (("| 8 | 1028 | 55 | 7 |", 8), ("| 9 | 4703 | 85 | 7 |", 9),
                    ("| 10 | 17769 | 251 | 21 |", 10)):
        texts.append((text, cost[n]))
    five = [(0, 1), (1, 4), (4, 3), (3, 0), (2, 2)]
    for text, values in (("row             0   1   4   3     2", [r for r, c in five]),
                         ("column          1   4   3   0     2", [c for r, c in five]),
                         ("column - row    1   3  -1  -3     0", [c - r for r, c in five]),
                         ("row + column    1   5   7   3     4", [r + c for r, c in five])):
        assert len(set(values)) == 5
        texts.append((text, text[:12] + "".join(f"{v:{w}}" for v, w in zip(values, (5, 4, 4, 4, 6)))))
    return texts
