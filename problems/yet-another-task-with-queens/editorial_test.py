"""Recomputes the numbers of editorial.md."""

LINES = (lambda r, c: r, lambda r, c: c, lambda r, c: c - r, lambda r, c: r + c)
WAYS = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]


def ends(queens):
    """First and last place of each line, by direction and number."""
    found = {}
    for r, c in queens:
        for direction, number in enumerate(LINES):
            place = r if direction else c
            first, last = found.get((direction, number(r, c)), (place, place))
            found[direction, number(r, c)] = min(first, place), max(last, place)
    return found


def seen_by_ends(queens):
    """For each queen what she sees in each direction."""
    found = ends(queens)
    result = []
    for r, c in queens:
        result.append([])
        for direction, number in enumerate(LINES):
            place = r if direction else c
            first, last = found[direction, number(r, c)]
            result[-1].append((first < place) + (place < last))
    return result


def seen_by_walking(queens, n):
    result = []
    for row, column in queens:
        result.append(0)
        for down, right in WAYS:
            r, c = row + down, column + right
            while 0 <= r < n and 0 <= c < n and (r, c) not in queens:
                r, c = r + down, c + right
            result[-1] += (r, c) in queens
    return result


def squares_walked(row, column, n):
    """From a lone queen to the edges of the board; rows and columns count from 1."""
    to_edge = {-1: lambda place: place - 1, 0: lambda place: n, 1: lambda place: n - place}
    return sum(min(to_edge[down](row), to_edge[right](column)) for down, right in WAYS)


def boards_that_agree(n):
    squares = [(r, c) for r in range(n) for c in range(n)]
    agree = 0
    for board in range(1, 2 ** len(squares)):
        queens = [square for i, square in enumerate(squares) if board >> i & 1]
        agree += [sum(ways) for ways in seen_by_ends(queens)] == seen_by_walking(queens, n)
    return agree


def numbers():
    queens = [(3, 2), (3, 7), (5, 4), (0, 5)]
    found = ends(queens)
    assert [found[0, 3], found[2, -1], found[3, 5]] == [(2, 7), (3, 5), (0, 3)]
    assert sum(first < last for first, last in found.values()) == 3
    rows, columns, falling, rising = zip(*seen_by_ends(queens))
    assert (rows, columns, falling, rising) == ((1, 1, 0, 0), (0,) * 4, (1, 0, 1, 0), (1, 0, 0, 1))
    seen = [sum(ways) for ways in seen_by_ends(queens)]
    n = m = 100000
    middle = (50000, 50000)
    walk = squares_walked(*middle, n)
    return [
        ("0 3 0 1 0 0 0 0 0", " ".join(str(seen.count(w)) for w in range(9))),
        ("all 511 boards of 3 × 3", f"all {boards_that_agree(3)} boards of 3 × 3"),
        ("800000 looks at a line", f"{m * 4 * 2} looks at a line"),
        ("4999950000 pairs", f"{m * (m - 1) // 2} pairs"),
        ("10000000000 looks at the queens of a full row",
         f"{n * n} looks at the queens of a full row"),
        ("up to 399995 squares for one queen", f"up to {walk} squares for one queen"),
        ("on square (50000, 50000) of a board of 100000 rows visits 399995\nsquares",
         f"on square {middle} of a board of {n} rows visits {walk}\nsquares"),
    ]


def test_walk_is_longest_in_the_middle():
    for n in range(1, 13):
        middle = (n + 1) // 2
        squares = [(r, c) for r in range(1, n + 1) for c in range(1, n + 1)]
        assert max(squares_walked(r, c, n) for r, c in squares) == squares_walked(middle, middle, n)
    assert squares_walked(2, 3, 4) == 3 + 3 + 2 + 3
