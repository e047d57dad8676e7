# The Sultan's Successors (UVa 167), https://onlinejudge.org/external/1/167.pdf
#
# Extends every placement row after row, then takes the largest sum.
import sys


def list_placements():
    placements = [()]
    for row in range(8):
        placements = [
            queens + (column,)
            for queens in placements
            for column in range(8)
            if all(abs(column - c) not in (0, row - r) for r, c in enumerate(queens))
        ]
    return placements


numbers = iter(map(int, sys.stdin.read().split()))
placements = list_placements()
for _ in range(next(numbers)):
    board = [[next(numbers) for _ in range(8)] for _ in range(8)]
    best = max(sum(row[column] for row, column in zip(board, queens)) for queens in placements)
    print(f"{best:5}")
