# Bracket Boards (Queens archive), problems/bracket-boards/statement.md
#
# Keeps all legal beginnings, in order, and extends each by one queen, N times.
import sys


def is_safe(rows, row):
    return all(abs(row - other) not in (0, far) for far, other in enumerate(reversed(rows), 1))


size = int(sys.stdin.read().strip() or 8)
placements = [()]
for _ in range(size):
    placements = [rows + (row,) for rows in placements for row in range(size) if is_safe(rows, row)]
for rows in placements:
    for row in range(size):
        print("".join("[Q]" if queen == row else "[ ]" for queen in rows))
    print()
