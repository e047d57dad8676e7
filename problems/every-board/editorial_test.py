"""Recomputes the numbers of editorial.md."""

import os
import subprocess
import tempfile

COUNT = r"""
#include <cstdint>
#include <cstdio>

static std::uint64_t calls, placements;

static void solve(std::uint32_t all, std::uint32_t rows, std::uint32_t up, std::uint32_t down) {
    ++calls;
    if (rows == all) ++placements;
    for (std::uint32_t safe = all & ~(rows | up | down); safe != 0; safe &= safe - 1) {
        const std::uint32_t row = safe & (~safe + 1);
        solve(all, rows | row, (up | row) >> 1, (down | row) << 1);
    }
}

int main() {
    for (int n = 1; n <= 13; ++n) {
        calls = placements = 0;
        solve((std::uint32_t{1} << n) - 1, 0, 0, 0);
        std::printf("%llu %llu\n", static_cast<unsigned long long>(calls),
                    static_cast<unsigned long long>(placements));
    }
}
"""


def calls_and_placements():
    """By N from 1 to 13. Six million calls are too many for Python."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "count")
        compiler = os.environ.get("CXX", "g++").split()
        subprocess.run([*compiler, "-O2", "-x", "c++", "-o", program, "-"],
                       input=COUNT.encode(), check=True)
        lines = subprocess.run([program], stdout=subprocess.PIPE, check=True).stdout.splitlines()
    return [None, *(tuple(map(int, line.split())) for line in lines)]


def search(n):
    """Every call of solve: the rows of the queens in the columns before."""
    def solve(queens):
        yield queens
        if len(queens) < n:
            for row in range(n):
                if all(row != other and abs(row - other) != len(queens) - before
                       for before, other in enumerate(queens)):
                    yield from solve(queens + (row,))

    return list(solve(()))


def listing(n, placements):
    """What is printed for so many placements."""
    text = [f"There are {placements} different solutions to the {n}-Queens Problem"]
    for number in range(1, placements + 1):
        text.append(f"{n}x{n} Solution #: {number}")
        text += ["-" * 3 * n] * (n + 2)  # a row is as wide as a border
    return "\n".join(text) + "\n"


def worked_example(n):
    number = 0
    for queens in search(n):
        line = "  " * len(queens) + f"solve({len(queens)})"
        line = f"{line:18}{' '.join(map(str, queens))}"
        if len(queens) == n:
            number += 1
            line = f"{line:29}{n}x{n} Solution #: {number}"
        yield line.rstrip()


def numbers():
    found = calls_and_placements()
    for n in range(1, 9):
        calls = search(n)
        assert found[n] == (len(calls), sum(len(queens) == n for queens in calls))

    example = """\
solve(0)
  solve(1)        0
    solve(2)      0 2
    solve(2)      0 3
      solve(3)    0 3 1
  solve(1)        1
    solve(2)      1 3
      solve(3)    1 3 0
        solve(4)  1 3 0 2    4x4 Solution #: 1
  solve(1)        2
    solve(2)      2 0
      solve(3)    2 0 3
        solve(4)  2 0 3 1    4x4 Solution #: 2
  solve(1)        3
    solve(2)      3 0
      solve(3)    3 0 2
    solve(2)      3 1"""
    lines = list(worked_example(4))
    assert len(lines) == len(example.splitlines())
    texts = list(zip(example.splitlines(), lines))
    texts.append(("17 calls", f"{found[4][0]} calls"))

    table = """\
| 4 | 17 | 2 |
| 5 | 54 | 10 |
| 6 | 153 | 4 |
| 7 | 552 | 40 |
| 8 | 2057 | 92 |
| 9 | 8394 | 352 |
| 10 | 35539 | 724 |
| 11 | 166926 | 2680 |
| 12 | 856189 | 14200 |
| 13 | 4674890 | 73712 |"""
    for n, line in enumerate(table.splitlines(), 4):
        texts.append((line, f"| {n} | {found[n][0]} | {found[n][1]} |"))
    assert found[8][1] < 256 < found[9][1]
    texts.append(("anew after 255", f"anew after {2**8 - 1}"))

    size = {n: len(listing(n, found[n][1])) for n in (8, 10, 11)}
    texts += [
        ("24796 characters for N = 8, 285207 for N = 10",
         f"{size[8]} characters for N = 8, {size[10]} for N = 10"),
        ("1245153 for N = 11", f"{size[11]} for N = 11"),
    ]
    return texts
