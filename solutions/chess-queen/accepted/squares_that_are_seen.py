# Chess Queen, by distance: how many ordered pairs of squares lie d steps apart along a line, summed
# over d with the sums of the first numbers and squares. Shares no formula with the solution.
import sys


def sum_to(n):
    return n * (n + 1) // 2


def sum_of_squares_to(n):
    return n * (n + 1) * (2 * n + 1) // 6


def ways(rows, columns):
    shorter = min(rows, columns)
    steps = shorter - 1
    along_rows = rows * 2 * sum_to(columns - 1)
    along_columns = columns * 2 * sum_to(rows - 1)
    # d steps along a diagonal: (rows - d)(columns - d) first squares, four directions.
    diagonal = 4 * (steps * rows * columns - (rows + columns) * sum_to(steps)
                    + sum_of_squares_to(steps))
    return along_rows + along_columns + diagonal


for line in sys.stdin:
    rows, columns = map(int, line.split())
    if rows == 0:
        break
    print(ways(rows, columns))
