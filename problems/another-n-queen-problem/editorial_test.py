"""Recomputes the numbers of editorial.md."""

from pathlib import Path

EMPTY = {n: ["." * n] * n for n in (4, 8, 9)}


def mirrored(board):
    return [row[::-1] for row in board]


def search(boards, first_row):
    """Calls, and the placements on each board; first_row has pairs: column, boards to look at."""
    n = len(boards[0])
    bad = [[{b for b, board in enumerate(boards) if board[r][c] == "*"} for c in range(n)]
           for r in range(n)]
    ways = [0] * len(boards)
    calls = 0

    def fill(row, columns, falling, rising, left):
        nonlocal calls
        calls += 1
        if row == n:
            for b in left:
                ways[b] += 1
        for c in set(range(n)) - columns - falling - rising if row < n else ():
            put(row, c, columns, falling, rising, left)

    def put(row, c, columns, falling, rising, left):
        left = left - bad[row][c]
        if left:
            fill(row + 1, columns | {c}, {f + 1 for f in falling | {c}},
                 {r - 1 for r in rising | {c}}, left)

    for c, left in first_row:
        put(0, c, set(), set(), set(), left)
    return calls, ways


def one_by_one(boards):
    results = {}
    for board in boards:
        key = tuple(board)
        if key not in results:
            results[key] = search([board], [(c, {0}) for c in range(len(board))])
    results = [results[tuple(board)] for board in boards]
    return sum(calls for calls, _ in results), [way for _, ways in results for way in ways]


def together(boards):
    every = set(range(len(boards)))
    return search(boards, [(c, every) for c in range(len(boards[0]))])


def with_images(boards):
    """As the solution does it."""
    k, n = len(boards), len(boards[0])
    both = boards + [mirrored(board) for board in boards]
    first_row = [(c, set(range(2 * k))) for c in range(n // 2)]
    if n % 2 == 1:
        first_row.append((n // 2, set(range(k))))
    calls, ways = search(both, first_row)
    return calls, [ways[b] + ways[b + k] for b in range(k)]


def boards_of(case):
    data = Path(__file__).resolve().parents[2] / "testdata" / "another-n-queen-problem"
    lines = (data / f"{case}.in").read_text().split()
    boards = []
    while lines[0] != "0":
        n = int(lines[0])
        boards.append(lines[1:n + 1])
        lines = lines[n + 1:]
    return boards


def worked_example(boards, queens):
    n = len(queens)
    images = dict(zip("AaBb", [boards[0], mirrored(boards[0]), boards[1], mirrored(boards[1])]))

    def drawn(columns, letter):
        return " ".join(letter if c in columns else "." for c in range(n))

    left = set(images)
    for r, q in enumerate(queens):
        above = list(enumerate(queens[:r]))
        columns = {b for a, b in above}
        falling = {b + (r - a) for a, b in above}
        rising = {b - (r - a) for a, b in above}
        bad = {name for name, board in images.items() if board[r][q] == "*"}
        left -= bad
        yield f"row {r}   " + "   ".join(
            [drawn({q}, "Q"), drawn(columns, "|"), drawn(falling, "\\"), drawn(rising, "/"),
             " ".join(name if name in bad else "." for name in "AaBb"),
             " ".join(name if name in left else "." for name in "AaBb")])


def numbers():
    a, b = [".*..", "....", "....", "...."], ["....", "....", "...*", "...."]
    drawing = r"""
row 0   . Q . .   . . . .   . . . .   . . . .   A . . .   . a B b
row 1   . . . Q   . | . .   . . \ .   / . . .   . . . .   . a B b
row 2   Q . . .   . | . |   . . . \   . . / .   . . . b   . a B .
row 3   . . Q .   | | . |   . \ . .   . / . .   . . . .   . a B ."""
    texts = list(zip(drawing.split("\n")[1:], worked_example([a, b], (1, 3, 0, 2))))
    assert with_images([a, b])[1] == one_by_one([a, b])[1] == [1, 1]

    for text, boards in (
        ("| ten empty boards, n = 8 | 20570 | 2057 | 1028 |", [EMPTY[8]] * 10),
        ("| ten empty boards, n = 9 | 83940 | 8394 | 4703 |", [EMPTY[9]] * 10),
        ("| `secret/06-one-bad-square` | 17654 | 2057 | 1028 |", boards_of("secret/06-one-bad-square")),
        ("| `secret/08-one-size` | 7167 | 2030 | 1028 |", boards_of("secret/08-one-size")),
    ):
        apart, ways = one_by_one(boards)
        shared, also = together(boards)
        halved, too = with_images(boards)
        assert ways == also == too
        # The first row is begun in a call of its own where boards are taken one by one.
        apart, shared = apart + len(boards), shared + 1
        texts.append((text, f"{text.split(' |')[0]} | {apart} | {shared} | {halved} |"))
    texts.append(("20 bits", f"{2 * 10} bits"))
    remainders = {2**c % 37 for c in range(36)}
    texts.append(("36 powers of two, divided by 37", f"{len(remainders)} powers of two, divided by 37"))
    texts.append(("16 bits, which end at 65535", f"16 bits, which end at {2**16 - 1}"))
    return texts
