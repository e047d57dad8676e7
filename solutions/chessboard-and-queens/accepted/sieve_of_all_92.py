# Chessboard and Queens (CSES 1624), https://cses.fi/problemset/task/1624
#
# Lists the placements of the empty board and keeps those that use no reserved square.


def placements():
    found = [()]
    for row in range(8):
        found = [
            queens + (column,)
            for queens in found
            for column in range(8)
            if all(abs(column - c) not in (0, row - r) for r, c in enumerate(queens))
        ]
    return found


board = [input() for _ in range(8)]
print(sum(all(row[c] == "." for row, c in zip(board, queens)) for queens in placements()))
