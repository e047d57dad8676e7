"""Recomputes the numbers of editorial.md."""

SIZE = 8


def is_safe(queens, row, column):
    """queens: row by column."""
    return all(row != other and abs(row - other) != abs(column - at) for at, other in queens.items())


def search(given, column=0):
    """(queens put down, placements) with the given queens, the first of a dict of row by column."""
    if column == SIZE:
        return 0, [[given[at] for at in range(SIZE)]]
    if column in given:
        return search(given, column + 1)
    put, found = 0, []
    for row in range(SIZE):
        if is_safe(given, row, column):
            more, placements = search({**given, column: row}, column + 1)
            put, found = put + 1 + more, found + placements
    return put, found


def drawn(letters):
    return " ".join(letters)


def boards(given, placement):
    """The squares marked by the given queen, and the placement."""
    (column, row), = given.items()
    for r in range(SIZE):
        left = ["Q" if (r, c) == (row, column)
                else "x" if r == row or c - r == column - row or r + c == row + column else "."
                for c in range(SIZE)]
        right = [".Q"[placement[c] == r] for c in range(SIZE)]
        yield f"row {r}   {drawn(left)}         {drawn(right)}"


def marks(placement, column):
    squares = list(enumerate(placement[:column]))
    parts = [sorted(row for _, row in squares), sorted(at - row for at, row in squares),
             sorted(row + at for at, row in squares)]
    rows, falling, rising = (" ".join(map(str, part)) for part in parts)
    queens = " ".join(str(row) for _, row in squares)
    return f"{column:3}      {queens:12}{rows:16}{falling:19}{rising}"


def numbers():
    put_for_all, everything = search({})
    table = [[search({column: row}) for column in range(SIZE)] for row in range(SIZE)]
    placements = [[found for _, found in line] for line in table]
    put = {(r + 1, c + 1): table[r][c][0] for r in range(SIZE) for c in range(SIZE)}
    for r in range(SIZE):
        for c in range(SIZE):
            assert placements[r][c] == [rows for rows in everything if rows[c] == r]

    most = max(put.values())
    assert [square for square in put if put[square] == most] == [(4, 8), (5, 8)]
    mean = sum(put.values()) / len(put)
    counts = [len(found) for line in placements for found in line]
    assert sum(counts) == 8 * len(everything) > 11 * 64
    assert min(counts) == 4 and sum(count >= 12 for count in counts) > len(counts) / 2
    texts = [
        ("All 92 placements have eight queens each. That is 736 queens on 64 squares",
         f"All {len(everything)} placements have eight queens each. "
         f"That is {sum(counts)} queens on {SIZE * SIZE} squares"),
        ("at most 491 queens", f"at most {most} queens"),
        ("283 on the", f"{mean:.0f} on the"),
        ("all 92 placements takes 2056", f"all {len(everything)} placements takes {put_for_all}"),
        ("16777216 ways", f"{SIZE**SIZE} ways"),
        ("at least 4,", f"at least {min(counts)},"),
        ("are 12 or more", f"are {min(count for count in counts if count > 9)} or more"),
    ]

    drawing = """\
row 0   Q x x x x x x x         Q . . . . . . .
row 1   . x . . . . . .         . . . . . . Q .
row 2   . . x . . . . .         . . . . Q . . .
row 3   . . . x . . . .         . . . . . . . Q
row 4   . . . . x . . .         . Q . . . . . .
row 5   . . . . . x . .         . . . Q . . . .
row 6   . . . . . . x .         . . . . . Q . .
row 7   . . . . . . . x         . . Q . . . . ."""
    first = placements[0][0][0]
    texts += zip(drawing.splitlines(), boards({0: 0}, first))
    texts.append(("1 5 8 6 3 7 2 4", " ".join(str(row + 1) for row in first)))

    held = """\
  1      0           0               0                  0
  2      0 4         0 4             -3 0               0 5
  3      0 4 7       0 4 7           -5 -3 0            0 5 9
  4      0 4 7 5     0 4 5 7         -5 -3 -2 0         0 5 8 9"""
    texts += zip(held.splitlines(), (marks(first, column) for column in range(1, 5)))
    start = dict(enumerate(first[:4]))
    assert [is_safe(start, row, 4) for row in range(3)] == [False, False, True]

    lines = """\
1       4   8  16  18  18  16   8   4
2       8  16  14   8   8  14  16   8
3      16  14   4  12  12   4  14  16
4      18   8  12   8   8  12   8  18
5      18   8  12   8   8  12   8  18
6      16  14   4  12  12   4  14  16
7       8  16  14   8   8  14  16   8
8       4   8  16  18  18  16   8   4"""
    for row, line in enumerate(lines.splitlines()):
        counted = "".join(f"{len(found):4}" for found in placements[row])
        texts.append((line, f"{row + 1}    {counted}"))
    return texts
