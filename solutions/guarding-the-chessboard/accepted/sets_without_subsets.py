# Guarding the Chessboard (UVa 11214),
# https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=2155
#
# For each square the marked squares that a queen there guards, as one number; a set that lies in
# another one is left out. Then the first open square decides who is tried.
import sys


def without_subsets(sets):
    kept = []
    for guarded in sorted(set(sets), key=lambda guarded: -bin(guarded).count("1")):
        if not any(guarded | other == other for other in kept):
            kept.append(guarded)
    return kept


def fewest_queens(n, m, marked):
    squares = [(r, c) for r in range(n) for c in range(m)]
    choices = without_subsets(
        marked & sum(1 << i for i, (a, b) in enumerate(squares)
                     if a == r or b == c or abs(a - r) == abs(b - c)) for r, c in squares)
    helpful = {1 << i: [~guarded for guarded in choices if guarded >> i & 1] for i in range(n * m)}
    most = bin(choices[0]).count("1")

    def enough(still_open, queens):
        if not still_open:
            return True
        if queens == 0 or bin(still_open).count("1") > queens * most:
            return False
        rest = [still_open & other for other in helpful[still_open & -still_open]]
        if queens == 1:
            return 0 in rest
        return any(enough(others, queens - 1) for others in rest)

    queens = 0
    while not enough(marked, queens):
        queens += 1
    return queens


words = iter(sys.stdin.read().split())
number = 0
for n in map(int, words):
    if n == 0:
        break
    m = int(next(words))
    lines = [next(words) for _ in range(n)]
    marked = sum(1 << i for i, letter in enumerate("".join(lines)) if letter == "X")
    number += 1
    print(f"Case {number}: {fewest_queens(n, m, marked)}")
