# 8 Queens Chess Problem (UVa 750), https://onlinejudge.org/external/7/750.pdf
#
# Fills the other columns outwards from the given queen, in any order, and sorts what comes out.
import sys


def placements(queens, columns):
    """All ways to add a queen in each of the columns to the queens, a dict of row by column."""
    if not columns:
        yield [queens[column] for column in sorted(queens)]
        return
    column = columns[0]
    for row in range(1, 9):
        if all(row != other and abs(row - other) != abs(column - at) for at, other in queens.items()):
            yield from placements({**queens, column: row}, columns[1:])


def answer(row, column):
    others = sorted(set(range(1, 9)) - {column}, key=lambda other: abs(other - column))
    lines = ["SOLN       COLUMN", " #      1 2 3 4 5 6 7 8", ""]
    for number, rows in enumerate(sorted(placements({column: row}, others)), 1):
        lines.append(f"{number:2}      {' '.join(map(str, rows))}")
    return "".join(line + "\n" for line in lines)


count, *numbers = map(int, sys.stdin.read().split())
known = {}
squares = list(zip(numbers[::2], numbers[1::2]))[:count]
for square in set(squares):
    known[square] = answer(*square)
print("\n".join(known[square] for square in squares), end="")
