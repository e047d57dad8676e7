# Yet Another Task with Queens (Codeforces 131E), https://codeforces.com/problemset/problem/131/E
#
# Eight ways to look, less one for each line that begins or ends at the queen. The queens are sorted
# by row and column; a dictionary keeps the last one it is given for a line, so that is the far end,
# and in reverse order the near one.
import sys

n, m, *numbers = map(int, sys.stdin.buffer.read().split())
squares = sorted([(n + 1) * row + column for row, column in zip(numbers[::2], numbers[1::2])])
rows = [square // (n + 1) for square in squares]
columns = [square % (n + 1) for square in squares]
falling = [column - row for row, column in zip(rows, columns)]
rising = [row + column for row, column in zip(rows, columns)]
sees = [8] * m
for lines in rows, columns, falling, rising:
    for queen in dict(zip(lines, range(m))).values():
        sees[queen] -= 1
    for queen in dict(zip(reversed(lines), reversed(range(m)))).values():
        sees[queen] -= 1
print(*map(sees.count, range(9)))
