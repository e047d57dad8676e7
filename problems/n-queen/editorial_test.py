"""Recomputes the numbers of editorial.md."""

from pathlib import Path


def below(n, first):
    """Calls and placements with the first queen in one of these columns."""
    everything = 2**n - 1
    # The masks of all calls for one row, and how many calls hold them.
    states = {(1 << c, 1 << (c + 1), (1 << c) >> 1): 1 for c in first}
    calls = 0
    for _ in range(n - 1):
        calls += sum(states.values())
        following = {}
        for (columns, falling, rising), times in states.items():
            free = everything & ~(columns | falling | rising)
            while free:
                queen = free & -free
                free ^= queen
                state = (columns | queen, (falling | queen) << 1 & everything,
                         (rising | queen) >> 1)
                following[state] = following.get(state, 0) + times
        states = following
    ways = sum(states.values())
    return calls + ways, ways


def table_row(n):
    """The whole first row and what the solution does, by way of the two halves."""
    left_calls, left_ways = below(n, range(n // 2))
    middle_calls, middle_ways = below(n, range(n // 2, n - n // 2))
    calls = 1 + 2 * left_calls + middle_calls
    ways = 2 * left_ways + middle_ways
    if n < 10:
        assert (calls - 1, ways) == below(n, range(n))
    return f"| {n} | {n * (calls - ways)} | {calls} | {left_calls + middle_calls} | {ways} |"


def after_first_queen(n, q):
    def drawn(columns, letter):
        return " ".join(letter if c in columns else "." for c in range(n))

    _, ways = below(n, [q])
    free = set(range(n)) - {q - 1, q, q + 1}
    times = 1 if 2 * q == n - 1 else 2
    return f"column {q}   " + "   ".join(
        [drawn({q}, "Q"), drawn({q}, "|"), drawn({q + 1}, "\\"), drawn({q - 1}, "/"),
         drawn(free, "o")]) + f"     {ways}   x {times}"


def numbers():
    drawing = r"""
column 0   Q . . . .   | . . . .   . \ . . .   . . . . .   . . o o o     2   x 2
column 1   . Q . . .   . | . . .   . . \ . .   / . . . .   . . . o o     2   x 2
column 2   . . Q . .   . . | . .   . . . \ .   . / . . .   o . . . o     2   x 1"""
    texts = [(text, after_first_queen(5, q)) for q, text in enumerate(drawing.split("\n")[1:])]
    _, total = below(5, range(5))
    texts.append(("2 + 2 + 2 + 2 + 2 = 10", f"2 + 2 + 2 + 2 + 2 = {total}"))
    table = """\
| 5 | 220 | 54 | 31 | 10 |
| 6 | 894 | 153 | 76 | 4 |
| 7 | 3584 | 552 | 315 | 40 |
| 8 | 15720 | 2057 | 1028 | 92 |
| 9 | 72378 | 8394 | 4703 | 352 |
| 10 | 348150 | 35539 | 17769 | 724 |
| 11 | 1806706 | 166926 | 91392 | 2680 |"""
    rows = [table_row(n) for n in range(5, 12)]
    texts += zip(table.splitlines(), rows)
    columns = list(zip(*([int(cell) for cell in row.split("|")[1:-1]] for row in rows)))
    factors = [[round(after / before) for before, after in zip(column, column[1:])] for column in columns]
    assert set(factors[1]) == {4, 5} and factors[2][0] == 3 and factors[2][-1] == 5

    secret = Path(__file__).resolve().parents[2] / "testdata" / "n-queen" / "secret"
    ways = {n: int((secret / f"{n}-n{n}.ans").read_text()) for n in (13, 14)}
    texts.append(("N = 13 has 73712", f"N = 13 has {ways[13]}"))
    texts.append(("prints 8176", f"prints {ways[13] % 2**16}"))
    texts.append(("65535", f"{2**16 - 1}"))
    texts.append(("365596", f"{ways[14]}"))
    texts.append(("16 bits", f"{len(bin(2**16 - 1)) - 2} bits"))
    texts.append(("10 answers", f"{len(range(1, 11))} answers"))
    texts.append(("HDU 2553", "HDU 2553"))  # the name of a problem
    return texts
