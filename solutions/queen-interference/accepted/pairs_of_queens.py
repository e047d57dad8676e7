# QueenInterference (TopCoder SRM 208), reference: no counters, every question is
# answered by going through the queens.


def stream():
    term = 1
    while True:
        yield term
        term = 16807 * term % 2147483647


def columns_in_the_way(queens):
    rows = [row for row, column in queens]
    falling = [column - row for row, column in queens]
    rising = [row + column for row, column in queens]
    return [
        column
        for (row, column) in queens
        if rows.count(row) > 1 or falling.count(column - row) > 1 or rising.count(row + column) > 1
    ]


def steps_until_quiet(n):
    terms = stream()
    queens = [(next(terms) % n, column) for column in range(n)]
    steps = 0
    while True:
        in_the_way = columns_in_the_way(queens)
        if not in_the_way:
            return steps
        column = in_the_way[next(terms) % len(in_the_way)]
        counts = [0] * n
        for other_row, other_column in queens:
            distance = abs(other_column - column)
            if distance:
                for row in (other_row - distance, other_row, other_row + distance):
                    if 0 <= row < n:
                        counts[row] += 1
        fewest = min(counts)
        tied = [row for row in range(n) if counts[row] == fewest]
        row = tied[next(terms) % len(tied)] if len(tied) > 1 else tied[0]
        queens[column] = (row, column)
        steps += 1


print(steps_until_quiet(int(input())))
