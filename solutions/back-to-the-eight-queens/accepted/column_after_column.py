# Back to the 8-Queens (UVa 11085), https://onlinejudge.org/external/110/11085.pdf
#
# Extends every placement column after column, then looks for the one with most queens in place.
import sys
from operator import eq


def list_placements():
    placements = [()]
    for column in range(8):
        placements = [
            queens + (row,)
            for queens in placements
            for row in range(1, 9)
            if all(abs(row - r) not in (0, column - c) for c, r in enumerate(queens))
        ]
    return placements


placements = list_placements()
for number, line in enumerate(sys.stdin, 1):
    queens = tuple(map(int, line.split()))
    in_place = max(sum(map(eq, queens, placement)) for placement in placements)
    print(f"Case {number}: {8 - in_place}")
