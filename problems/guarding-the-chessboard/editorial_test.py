"""Recomputes the numbers of editorial.md."""

from math import comb


def guarded_from(n, m):
    squares = [(r, c) for r in range(n) for c in range(m)]
    return [sum(1 << i for i, (a, b) in enumerate(squares)
                if a == r or b == c or abs(a - r) == abs(b - c)) for r, c in squares]


def fewest_queens(n, m, marked):
    """The answer and the calls of the solution."""
    guarded = guarded_from(n, m)
    others = {1 << i: [~squares for squares in guarded if squares >> i & 1] for i in range(n * m)}
    calls = 0

    def can_guard(open_squares, queens):
        nonlocal calls
        calls += 1
        if not open_squares or queens == 0:
            return not open_squares
        first = open_squares & -open_squares
        if queens == 1:
            return any(open_squares & other == 0 for other in others[first])
        return any(can_guard(open_squares & other, queens - 1) for other in others[first])

    queens = 0
    while not can_guard(marked, queens):
        queens += 1
    return queens, calls


def numbers():
    texts = []
    table = """\
| 4 × 4 | 2 | 4 | 17 |
| 5 × 5 | 3 | 20 | 326 |
| 6 × 6 | 3 | 37 | 667 |
| 7 × 7 | 4 | 521 | 19650 |
| 8 × 8 | 5 | 12520 | 679121 |
| 9 × 9 | 5 | 22118 | 1752382 |"""
    for n, line in enumerate(table.splitlines(), 4):
        queens, calls = fewest_queens(n, n, (1 << n * n) - 1)
        sets = sum(comb(n * n, k) for k in range(queens))
        texts.append((line, f"| {n} × {n} | {queens} | {calls} | {sets} |"))
    sizes = [bin(squares).count("1") for squares in guarded_from(9, 9)]
    texts += [
        ("at most 33 squares of 81", f"at most {max(sizes)} squares of {len(sizes)}"),
        ("where g ≤ 33", f"where g ≤ {max(sizes)}"),
        ("fewer guards, 25 on the 9 × 9 board", f"fewer guards, {sizes[0]} on the 9 × 9 board"),
    ]

    # The worked example: the ten squares, the six open ones, the only square they have in common.
    guarded = guarded_from(4, 4)
    assert bin(guarded[0]).count("1") == 10
    still_open = [square for square in range(16) if not guarded[0] >> square & 1]
    drawn = ["".join("X" if 4 * r + c in still_open else "." for c in range(4)) for r in range(4)]
    assert drawn == ["....", "..XX", ".X.X", ".XX."]
    common = guarded[still_open[0]]
    for square in still_open:
        common &= guarded[square]
    assert common == 1 << 4 * 2 + 2
    return texts
