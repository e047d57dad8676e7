# Verify This, Your Majesty: the four lines of each queen as four lists; no number may come twice.
import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
columns, rows = numbers[1:2 * n:2], numbers[2:2 * n + 1:2]
lines = [columns, rows, [x - y for x, y in zip(columns, rows)], [x + y for x, y in zip(columns, rows)]]
print("CORRECT" if all(len(set(line)) == n for line in lines) else "INCORRECT")
