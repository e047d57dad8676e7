"""Recomputes the numbers of editorial.md."""

LARGEST = 5000


def lines_of_board(n):
    """Columns, rows, falling and rising diagonals, counted square by square."""
    squares = [(x, y) for x in range(n) for y in range(n)]
    return sum(len(set(map(line, squares))) for line in (
        lambda s: s[0], lambda s: s[1], lambda s: s[0] + s[1], lambda s: s[0] - s[1]))


def pairs(n):
    return n * (n - 1) // 2


def diagonals(n):
    """Of one kind: each has a square in the first column or in the last row."""
    return len({x + y for x in range(n) for y in (range(n) if x == 0 else [n - 1])})


def numbers():
    return [
        (f"at most 20000 for N = {LARGEST}", f"at most {4 * LARGEST} for N = {LARGEST}"),
        ("6N - 2 = 29998 lines", f"6N - 2 = {6 * LARGEST - 2} lines"),
        (f"room for 9998 diagonals, but N = {LARGEST} has 9999",
         f"room for {diagonals(LARGEST) - 1} diagonals, but N = {LARGEST} has {diagonals(LARGEST)}"),
        ("N(N - 1)/2 = 12497500 comparisons", f"N(N - 1)/2 = {pairs(LARGEST)} comparisons"),
    ]


def test_number_of_lines():
    for n in range(1, 12):
        assert lines_of_board(n) == 6 * n - 2


def test_worked_example():
    """The table: x, y, x + y and x - y + 3 of the four queens, clashes starred."""
    rows = []
    seen = [set(), set(), set(), set()]
    for x, y in [(2, 3), (0, 2), (1, 0), (2, 2)]:
        lines = (x, y, x + y, x - y + 3)
        rows.append([f"{value}*" if value in marks else str(value)
                     for value, marks in zip(lines, seen)])
        for value, marks in zip(lines, seen):
            marks.add(value)
    with open(__file__.rsplit("/", 1)[0] + "/editorial.md", encoding="utf-8") as file:
        text = file.read()
    for (x, y), row in zip([(2, 3), (0, 2), (1, 0), (2, 2)], rows):
        line = next(line for line in text.splitlines() if f"({x}, {y})" in line and "y =" in line)
        assert line.split(f"({x}, {y})")[1].split() == row
