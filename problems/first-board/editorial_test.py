"""Recomputes the numbers of editorial.md."""

import os
import subprocess
import tempfile

COUNT_CALLS = r"""
#include <cstdint>
#include <cstdio>

static std::uint64_t calls;

static bool solve(std::uint32_t all, std::uint32_t rows, std::uint32_t up, std::uint32_t down) {
    ++calls;
    if (rows == all) return true;
    for (std::uint32_t safe = all & ~(rows | up | down); safe != 0; safe &= safe - 1) {
        const std::uint32_t row = safe & (~safe + 1);
        if (solve(all, rows | row, (up | row) >> 1, (down | row) << 1)) return true;
    }
    return false;
}

int main() {
    for (int n = 1; n <= 30; ++n) {
        calls = 0;
        solve((std::uint32_t{1} << n) - 1, 0, 0, 0);
        std::printf("%llu\n", static_cast<unsigned long long>(calls));
    }
}
"""


def calls_to_first_placement():
    """By N from 1 to 30. Sixty-four million calls are too many for Python."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "count_calls")
        compiler = os.environ.get("CXX", "g++").split()
        subprocess.run([*compiler, "-O2", "-x", "c++", "-o", program, "-"],
                       input=COUNT_CALLS.encode(), check=True)
        lines = subprocess.run([program], stdout=subprocess.PIPE, check=True).stdout.split()
    return [0, *map(int, lines)]


def search(n):
    """Every call of solve up to the first placement: the rows of the queens in the columns before."""
    def solve(queens):
        yield queens
        if len(queens) == n:
            return True
        for row in range(n):
            if is_safe(queens, row) and (yield from solve(queens + (row,))):
                return True
        return False

    return list(solve(()))


def is_safe(queens, row):
    column = len(queens)
    return all(row != other and abs(row - other) != column - before
               for before, other in enumerate(queens))


def boards(n, moments):
    """The boards side by side, x for the squares of the next column that are refused."""
    yield ("          " + "".join(f"solve({len(queens)})       " for queens in moments)).rstrip()
    for row in range(n):
        drawn = []
        for queens in moments:
            squares = ["Q" if queen == row else "." for queen in queens] + ["."] * (n - len(queens))
            if len(queens) < n and not is_safe(queens, row):
                squares[len(queens)] = "x"
            drawn.append(" ".join(squares))
        yield f"row {row}     " + "        ".join(drawn)


def marks(queens):
    squares = list(enumerate(queens))
    parts = [sorted(queens), sorted(column - row for column, row in squares),
             sorted(row + column for column, row in squares)]
    return f"solve({len(queens)})   " + "".join(f"{' '.join(map(str, part)):15}" for part in parts).rstrip()


def numbers():
    calls = calls_to_first_placement()
    four = search(4)
    assert [len(search(n)) for n in range(1, 13)] == calls[1:13]
    dead_ends = [queens for queens in four
                 if len(queens) < 4 and not any(is_safe(queens, row) for row in range(4))]
    moments = [*dead_ends, four[-1]]
    drawing = """\
          solve(2)       solve(3)       solve(4)
row 0     Q . x .        Q . . x        . . Q .
row 1     . . x .        . . Q x        Q . . .
row 2     . Q x .        . . . x        . . . Q
row 3     . . x .        . Q . x        . Q . ."""
    texts = list(zip(drawing.splitlines(), boards(4, moments)))
    held = """\
solve(2)   0 2            -1 0           0 3
solve(3)   0 1 3          -2 0 1         0 3 4
solve(4)   0 1 2 3        -2 -1 1 2      1 2 4 5"""
    texts += zip(held.splitlines(), map(marks, moments))

    table = """\
| 1 | 2 | 7 | 10 | 13 | 112 | 19 | 2546 | 25 | 48684 |
| 2 | 3 | 8 | 114 | 14 | 1900 | 20 | 199636 | 26 | 397700 |
| 3 | 6 | 9 | 42 | 15 | 1360 | 21 | 8563 | 27 | 454214 |
| 4 | 9 | 10 | 103 | 16 | 10053 | 22 | 1737189 | 28 | 3006299 |
| 5 | 6 | 11 | 53 | 17 | 5375 | 23 | 25429 | 29 | 1532240 |
| 6 | 32 | 12 | 262 | 18 | 41300 | 24 | 411609 | 30 | 56429620 |"""
    for first, line in enumerate(table.splitlines(), 1):
        texts.append((line, "| " + " | ".join(f"{n} | {calls[n]}" for n in range(first, 31, 6)) + " |"))
    assert max(calls[:26]) == calls[22]
    texts += [("1737189 calls for N = 22", f"{calls[22]} calls for N = 22"),
              ("32 times", f"{calls[30] // calls[22]} times")]
    assert [n for n in range(1, 31) if calls[n] > 1000000] == [22, 28, 29, 30]
    texts.append(("N = 22, 28, 29 and 30", "N = 22, 28, 29 and 30"))
    return texts
