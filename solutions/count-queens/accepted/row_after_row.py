# The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
#
# Keeps every legal placement in the rows so far and extends each by one queen, N times.


def is_safe(queens, column):
    row = len(queens)
    return all(abs(column - other) not in (0, row - above) for above, other in enumerate(queens))


def count_placements(size):
    placements = [()]
    for _ in range(size):
        placements = [
            queens + (column,)
            for queens in placements
            for column in range(size)
            if is_safe(queens, column)
        ]
    return len(placements)


print(count_placements(int(input())))
