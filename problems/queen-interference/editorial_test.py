"""Recomputes the numbers of editorial.md."""

import functools
import itertools
import re
from pathlib import Path

LEGAL = [n for n in range(4, 101) if n != 17]


class Process:
    """The process of the statement, with the counters of the editorial."""

    def __init__(self, n):
        self.n = n
        self.term = 1
        self.draws = []  # (term, bound, what came out)
        self.steps = 0
        self.sums = 0
        self.queens = []
        self.rows = [0] * n
        self.falling = [0] * (2 * n)
        self.rising = [0] * (2 * n)
        for column in range(n):
            self.queens.append(self.draw(n))
            self.add(column, 1)
        self.attacked = self.attacked_columns()

    def draw(self, bound):
        drawn = self.term % bound
        self.draws.append((self.term, bound, drawn))
        self.term = 16807 * self.term % 2147483647
        return drawn

    def add(self, column, change):
        row = self.queens[column]
        self.rows[row] += change
        self.falling[self.n + column - row] += change
        self.rising[row + column] += change

    def counters(self, column):
        """For each row the three counters of its square in this column."""
        n = self.n
        return zip(self.rows, self.falling[n + column : column : -1], self.rising[column : column + n])

    def sums_of(self, column):
        self.sums += self.n
        return [row + falling + rising for row, falling, rising in self.counters(column)]

    def attacked_columns(self):
        self.sums += self.n
        rows, falling, rising, n = self.rows, self.falling, self.rising, self.n
        return [
            column
            for column, row in enumerate(self.queens)
            if rows[row] + falling[n + column - row] + rising[row + column] > 3
        ]

    def step(self):
        column = self.attacked[self.draw(len(self.attacked))]
        self.add(column, -1)
        counts = self.sums_of(column)
        fewest = min(counts)
        best = [row for row, count in enumerate(counts) if count == fewest]
        self.queens[column] = best[self.draw(len(best))] if len(best) > 1 else best[0]
        self.add(column, 1)
        self.attacked = self.attacked_columns()
        self.steps += 1

    def run(self, most_steps):
        """Whether all were at peace after at most so many steps."""
        while self.attacked and self.steps < most_steps:
            self.step()
        return not self.attacked


def reaching(queens, column, row):
    """The other columns whose queen reaches the square, one queen after the other."""
    return [
        c for c, r in enumerate(queens) if c != column and (r == row or abs(r - row) == abs(c - column))
    ]


def attacked_columns(queens):
    return [c for c, row in enumerate(queens) if reaching(queens, c, row)]


def best_rows(queens, column):
    counts = [len(reaching(queens, column, row)) for row in range(len(queens))]
    return [row for row, count in enumerate(counts) if count == min(counts)]


def boards_from(queens):
    """Every board that some draws, whatever they are, lead to; this one first."""
    boards = [tuple(queens)]
    for board in boards:
        for column in attacked_columns(board):
            for row in best_rows(board, column):
                after = board[:column] + (row,) + board[column + 1 :]
                if after not in boards:
                    boards.append(after)
    return boards


def caught():
    """The process for 17, stopped when no more than two queens are in each other's way."""
    process = Process(17)
    while len(process.attacked) > 2:
        process.step()
    return process


@functools.lru_cache(maxsize=None)
def processes():
    """For each n up to 200 its process after 1000 steps, or when all are at peace."""
    found = {n: Process(n) for n in range(1, 201)}
    for process in found.values():
        process.run(1000)
    return found


def endless():
    """1000 steps are enough for all others; that these never end, the tests below prove."""
    return [n for n, process in processes().items() if process.attacked]


def drawn(queens, row):
    return " ".join("Q" if queen == row else "." for queen in queens)


def drawings():
    """The lines of the three drawings that start with `row`, in their order."""
    five = Process(5)
    boards = [list(five.queens)]
    while five.attacked:
        five.step()
        boards.append(list(five.queens))
    for row in range(5):
        yield f"row {row}   " + "   ".join(drawn(board, row) for board in boards)

    five = Process(5)
    five.step()
    five.step()
    five.add(4, -1)
    sums = five.sums_of(4)
    for row, (on_row, on_falling, on_rising) in enumerate(five.counters(4)):
        line = f"row {row}   {drawn(five.queens[:4], row)} {'x' if sums[row] else '.'}"
        line += f"     {on_row}    {on_falling}   {on_rising}    {sums[row]}"
        yield line + ("    fewest, and alone" if sums.count(min(sums)) == 1 and sums[row] == 0 else "")

    here, there = boards_from(caught().queens)
    for row in range(17):
        yield f"row {row}".ljust(9) + drawn(here, row) + "     " + drawn(there, row)


def numbers():
    editorial = Path(__file__).with_name("editorial.md").read_text(encoding="utf-8")
    lines = [line for line in editorial.splitlines() if re.match(r"row \d", line)]
    right = list(drawings())
    assert len(lines) == len(right)
    texts = list(zip(lines, right))

    said = """1 mod 5 = 1, 16807 mod 5 = 2, 282475249 mod 5 = 4, 1622650073 mod 5 = 3, 984943658 mod 5 = 3,
        1144108930 mod 5 = 0, 470211272 mod 3 = 2, 101027544 mod 4 = 0, 1457850878 mod 3 = 2,
        1458777923 mod 4 = 3, 2007237709 mod 3 = 1"""
    five = Process(5)
    five.run(4)
    said = [text.strip() for text in said.split(",")]
    assert len(said) == len(five.draws)
    texts += zip(said, (f"{term} mod {bound} = {drawn}" for term, bound, drawn in five.draws))

    legal = [processes()[n] for n in LEGAL]
    slowest = max(legal, key=lambda process: process.steps)
    texts.append(("475 for n = 19", f"{slowest.steps} for n = {slowest.n}"))
    for n, text in (
        (19, "| 19 | 475 | 18069 | 325242 |"),
        (81, "| 81 | 190 | 30861 | 2468880 |"),
        (100, "| 100 | 148 | 29700 | 2940300 |"),
    ):
        process = processes()[n]
        compared = process.sums * (n - 1)
        texts.append((text, f"| {n} | {process.steps} | {process.sums} | {compared} |"))
    steps = sum(process.steps for process in legal)
    sums = sum(process.sums for process in legal)
    texts += [
        ("all 96 legal n together", f"all {len(legal)} legal n together"),
        ("take 10526 steps and", f"take {steps} steps and"),
        ("steps and 1174995 sums", f"steps and {sums} sums"),
    ]

    bits = (16807 * 2147483646).bit_length()
    wide_enough = min(width for width in (8, 16, 32, 64) if width >= bits)
    texts += [
        ("below 2 to the power of 46", f"below 2 to the power of {bits}"),
        ("a 64-bit type", f"a {wide_enough}-bit type"),
    ]

    process = caught()
    assert len(process.attacked) == 2
    left, right = process.attacked
    two, three, last = endless()
    texts += [
        ("After 19 steps", f"After {process.steps} steps"),
        ("of columns 9 and 11", f"of columns {left} and {right}"),
        ("- Column 11: row", f"- Column {right}: row"),
        ("the one of column 11,", f"the one of column {reaching(process.queens, left, 1)[0]},"),
        (
            "for n ≤ 200 the process ends unless n is 2, 3 or 17",
            f"for n ≤ {max(processes())} the process ends unless n is {two}, {three} or {last}",
        ),
        ("give up after 1000 steps", f"give up after {most_steps()} steps"),
    ]
    return texts


def most_steps():
    """Where the wrong programs that might run for ever stop."""
    folder = Path(__file__).resolve().parents[2] / "solutions/queen-interference/wrong_answer"
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.cpp"))]
    (bound,) = {bound for source in sources for bound in re.findall(r"kMostSteps = (\d+)", source)}
    return bound


def test_two_boards_for_17_and_no_way_out():
    process = caught()
    assert process.steps == 19 and process.attacked == [9, 11]
    here, there = boards_from(process.queens)
    assert boards_from(there) == [there, here]
    for board in here, there:
        assert attacked_columns(board) == [9, 11]
        assert best_rows(board, 9) == [1, 3] and reaching(board, 9, 1) == reaching(board, 9, 3) == [11]
        assert best_rows(board, 11) == [1] and reaching(board, 11, 1) == [9]


def test_up_to_200_only_2_3_and_17_never_end():
    assert endless() == [2, 3, 17]


def test_no_peaceful_placement_for_2_and_3():
    for n in 2, 3:
        assert all(attacked_columns(queens) for queens in itertools.product(range(n), repeat=n))
