"""Recomputes the numbers of editorial.md."""


def peaceful(n):
    """A right placement for n mod 6 other than 2 and 3: even rows, then odd rows."""
    assert n >= 4 and n % 6 not in (2, 3)
    return list(range(1, n, 2)) + list(range(0, n, 2))


def marks_tested(rows):
    """Tests of a mark until the answer is known, and the answer."""
    marked = set()
    tests = 0
    for column, row in enumerate(rows):
        lines = [("row", row), ("falling", column - row), ("rising", row + column)]
        for line in lines:
            tests += 1
            if line in marked:
                return tests, False
        marked.update(lines)
    return tests, True


def pairs_tested(rows):
    """Pairs compared until the answer is known, and the answer."""
    tests = 0
    for b, row in enumerate(rows):
        for a in range(b):
            tests += 1
            if row == rows[a] or abs(row - rows[a]) == b - a:
                return tests, False
    return tests, True


def numbers():
    texts = []
    pairs_of = {}
    boards = {8: [3, 5, 7, 1, 6, 0, 2, 4], 100: peaceful(100), 1000: peaceful(1000)}
    for n, rows in boards.items():
        marks, yes = marks_tested(rows)
        assert yes
        pairs_of[n], yes = pairs_tested(rows)
        assert yes
        text = {
            8: "| 8 | 24 | 28 |",
            100: "| 100 | 300 | 4950 |",
            1000: "| 1000 | 3000 | 499500 |",
        }[n]
        texts.append((text, f"| {n} | {marks} | {pairs_of[n]} |"))
        largest = f"{200 * marks} marks against {200 * pairs_of[n]} pairs"
    texts.append(("1000 queens has 499500 pairs", f"1000 queens has {pairs_of[1000]} pairs"))
    texts.append(("600000 marks against 99900000 pairs", largest))
    again = sum(k * (k - 1) // 2 for k in range(1, 1001))  # the pairs among the first k queens
    texts.append(("166666500 pairs for a single line", f"{again} pairs for a single line"))

    longest = " ".join(["1000"] * 1001)
    texts.append(("it has 5004 characters", f"it has {len(longest)} characters"))

    # The worked example: column 4 is where the marks say NO, and column 5 would be a second reason.
    rows = [0, 4, 1, 5, 3, 2]
    assert marks_tested(rows[:4])[1] and not marks_tested(rows[:5])[1]
    for text, values in (
        ("row               0   4   1   5   3   2", rows),
        ("column - row      0  -3   1  -2   1", [c - r for c, r in enumerate(rows)][:5]),
        ("row + column      0   5   3   8   7", [c + r for c, r in enumerate(rows)][:5]),
    ):
        texts.append((text, text[:15] + "".join(f"{value:4}" for value in values)))
    return texts
