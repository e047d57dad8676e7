# Eight Queens List (Queens archive), problems/eight-queens-list/statement.md
#
# Column by column from the right: all ways to fill the last columns of the board with the rows that
# are left, found in any order, turned into digits and sorted.


def ways(size, rows, rising, falling):
    """Sets of (row, column), one queen in each column from len(rows) - 1 down to 0."""
    column = len(rows) - 1
    if column < 0:
        yield ()
    for row in rows:
        if row + column not in rising and row - column not in falling:
            rest = rows - {row}
            for more in ways(size, rest, rising | {row + column}, falling | {row - column}):
                yield ((row, column), *more)


size = int(input())
found = sorted("".join(str(column + 1) for _, column in sorted(squares))
               for squares in ways(size, frozenset(range(size)), frozenset(), frozenset()))
print(*found, len(found), sep="\n")
