"""Recomputes the numbers of editorial.md."""


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


def first_placements(n, wanted):
    """The placements and the calls it takes to find them in order."""
    found, calls = [], 0

    def search(queens):
        nonlocal calls
        calls += 1
        if len(queens) == n:
            found.append(queens)
            return
        for c in range(n):
            if len(found) == wanted:
                return
            if all(abs(c - b) not in (0, len(queens) - a) for a, b in enumerate(queens)):
                search(queens + (c,))

    search(())
    return found, calls


def line(queens):
    return " ".join(str(column + 1) for column in queens)


def table_row(n):
    found, calls = first_placements(n, 3)
    assert len(found) == 3
    left_calls, left_ways = below(n, range(n // 2))
    middle_calls, middle_ways = below(n, range(n // 2, n - n // 2))
    return (f"| {n} | {calls} | {1 + 2 * left_calls + middle_calls} | "
            f"{left_calls + middle_calls} | {2 * left_ways + middle_ways} |")


def worked_example(queens):
    n = len(queens)

    def drawn(columns, letter):
        return " ".join(letter if c in columns else "." for c in range(n))

    for r, q in enumerate(queens):
        above = list(enumerate(queens[:r]))
        columns = {b for a, b in above}
        falling = {b + (r - a) for a, b in above}
        rising = {b - (r - a) for a, b in above}
        free = set(range(n)) - columns - falling - rising
        assert q in free
        yield f"row {r}   " + "   ".join(
            [drawn({q}, "Q"), drawn(columns, "|"), drawn(falling, "\\"), drawn(rising, "/"),
             drawn(free, "o")])


def numbers():
    placements, _ = first_placements(6, 99)
    texts = list(zip("2 4 6 1 3 5|3 6 2 5 1 4|4 1 5 2 6 3|5 3 1 6 4 2".split("|"),
                     map(line, placements)))
    assert len(placements) == 4
    assert [tuple(5 - c for c in p) for p in placements] == placements[::-1]

    drawing = r"""
row 0   . Q . . . .   . . . . . .   . . . . . .   . . . . . .   o o o o o o
row 1   . . . Q . .   . | . . . .   . . \ . . .   / . . . . .   . . . o o o
row 2   . . . . . Q   . | . | . .   . . . \ \ .   . . / . . .   o . . . . o
row 3   Q . . . . .   . | . | . |   . . . . \ \   . / . . / .   o . o . . .
row 4   . . Q . . .   | | . | . |   . \ . . . \   / . . / . .   . . o . o .
row 5   . . . . Q .   | | | | . |   . . \ \ . .   . / / . . .   . . . . o ."""
    texts += zip(drawing.split("\n")[1:], worked_example((1, 3, 5, 0, 2, 4)))

    table = """\
| 6 | 88 | 153 | 76 | 4 |
| 7 | 40 | 552 | 315 | 40 |
| 8 | 174 | 2057 | 1028 | 92 |
| 9 | 98 | 8394 | 4703 | 352 |
| 10 | 125 | 35539 | 17769 | 724 |"""
    texts += [(text, table_row(n)) for n, text in enumerate(table.splitlines(), 6)]
    texts.append(("For N = 13 they are found after 563 calls",
                  f"For N = 13 they are found after {first_placements(13, 3)[1]} calls"))
    texts.append(("`10` comes before `2`", f"`{min('2', '10')}` comes before `{max('2', '10')}`"))
    wrong = [n for n in range(6, 11)
             if sorted(map(line, first_placements(n, 1000)[0]))[:3]
             != [line(p) for p in first_placements(n, 3)[0]]]
    texts.append(("from N = 10 on only", f"from N = {min(wrong)} on only"))
    return texts
