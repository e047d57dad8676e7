"""Recomputes the numbers of editorial.md."""

import sys

LARGEST = 1000000


def straight(m, n):
    return m * n * (m + n - 2)


def falling_lengths(rows, columns):
    """The number of squares of each falling diagonal, from the lower left corner on."""
    count = {}
    for row in range(rows):
        for column in range(columns):
            count[column - row] = count.get(column - row, 0) + 1
    return [count[diagonal] for diagonal in sorted(count)]


def ways(lengths):
    return sum(k * (k - 1) for k in lengths)


def attacking_pairs(rows, columns):
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    return sum(1 for a, b in squares for c, d in squares
               if (a, b) != (c, d) and (a == c or b == d or b - a == d - c or a + b == c + d))


def steps_line_by_line(m, n):
    """Rows, columns, and both kinds of diagonals, each diagonal's start on an edge."""
    return m + n + m + n


def numbers():
    lengths = falling_lengths(3, 4)
    pairs = [k * (k - 1) for k in lengths]
    both = 2 * 3 * 2 * (3 * 4 - 3 - 1) // 3
    before_division = 2 * LARGEST * (LARGEST - 1) * (3 * LARGEST - LARGEST - 1)
    return [
        ("sum 16", f"sum {ways(lengths)}"),
        ("squares k           1   2   3   3   2   1",
         "squares k           " + "   ".join(map(str, lengths))),
        ("k (k - 1)           0   2   6   6   2   0",
         "k (k - 1)           " + "   ".join(map(str, pairs))),
        ("/ 3 = 32", f"/ 3 = {both}"),
        ("twice the 16", f"twice the {ways(lengths)}"),
        ("squares give 36", f"squares give {ways([4] * 3)}"),
        ("squares give 24", f"squares give {ways([3] * 4)}"),
        ("36 + 24 + 32 = 92", f"{ways([4] * 3)} + {ways([3] * 4)} + {both} = {attacking_pairs(3, 4)}"),
        ("1999998000000000000", str(straight(LARGEST, LARGEST))),
        ("3333329333334000000", str(straight(LARGEST, LARGEST) + before_division // 3)),
        ("3999994000002000000", str(before_division)),
        ("9223372036854775807", str(2**63 - 1)),
        ("4000000 for the largest", f"{steps_line_by_line(LARGEST, LARGEST)} for the largest"),
        ("64-bit", f"{(2**63 - 1).bit_length() + 1}-bit"),
        ("| 32 bits |", f"| {(2**31 - 1).bit_length() + 1} bits |"),
        ("up to 53 bits", f"up to {sys.float_info.mant_dig} bits"),
    ]


def test_formula_agrees_with_all_pairs():
    for m in range(1, 7):
        for n in range(1, m + 1):
            formula = straight(m, n) + 2 * n * (n - 1) * (3 * m - n - 1) // 3
            assert formula == attacking_pairs(m, n) == attacking_pairs(n, m)
