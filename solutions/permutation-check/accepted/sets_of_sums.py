# N Queens Puzzle: a set holds each row, sum and difference once, so its size tells.
import sys
from operator import add, sub


def peaceful(rows):
    n = len(rows)
    return (
        len(set(rows)) == n
        and len(set(map(add, rows, range(n)))) == n
        and len(set(map(sub, rows, range(n)))) == n
    )


def main():
    sys.stdin.readline()
    for line in sys.stdin:
        _, *rows = map(int, line.split())
        print("YES" if peaceful(rows) else "NO")


main()
