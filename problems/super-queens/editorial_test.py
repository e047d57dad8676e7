"""Recomputes the numbers of editorial.md."""


def below(n, first, knight=True):
    """Calls and placements with the first queen in one of these columns."""
    everything = 2**n - 1

    def after(state, queen):
        columns, falling, rising, near, later = state
        return (columns | queen, (falling | queen) << 1, (rising | queen) >> 1,
                later | queen << 2 | queen >> 2, queen << 1 | queen >> 1)

    def count(state):
        if state[0] == everything:
            return 1, 1
        calls, ways = 1, 0
        free = everything & ~(state[0] | state[1] | state[2] | (state[3] if knight else 0))
        while free:
            queen = free & -free
            free ^= queen
            more = count(after(state, queen))
            calls, ways = calls + more[0], ways + more[1]
        return calls, ways

    results = [count(after((0, 0, 0, 0, 0), 1 << column)) for column in first]
    return sum(calls for calls, _ in results), sum(ways for _, ways in results)


def placements(n):
    """By pairs of queens."""
    def attacks(rows, columns):
        return columns in (0, rows) or (rows, columns) in ((1, 2), (2, 1))

    found = [()]
    for row in range(n):
        found = [queens + (c,) for queens in found for c in range(n)
                 if not any(attacks(row - a, abs(c - b)) for a, b in enumerate(queens))]
    return found


def halves(n):
    left_calls, left_ways = below(n, range(n // 2))
    middle_calls, middle_ways = below(n, range(n // 2, n - n // 2))
    return (1 + 2 * left_calls + middle_calls, left_calls + middle_calls,
            2 * left_ways + middle_ways)


def table_row(n):
    whole, half, ways = halves(n)
    queens = below(n, range(n // 2), knight=False)[0] * 2
    queens += below(n, range(n // 2, n - n // 2), knight=False)[0] + 1
    return f"| {n} | {queens} | {whole} | {half} | {ways} |"


def worked_example(queens, n):
    def drawn(columns, letter):
        return "".join(letter if c in columns else "." for c in range(n))

    for r in range(len(queens) + 1):
        above = list(enumerate(queens[:r]))
        columns = {b for a, b in above}
        falling = {b + (r - a) for a, b in above}
        rising = {b - (r - a) for a, b in above}
        near = {b + s for a, b in above for s in ({1: (-2, 2), 2: (-1, 1)}.get(r - a, ()))}
        later = {b + s for a, b in above for s in ((-1, 1) if r - a == 1 else ())}
        free = set(range(n)) - columns - falling - rising - near
        queen = set(queens[r:r + 1])
        assert queen <= free
        yield f"row {r}   " + "   ".join(
            [drawn(queen, "Q"), drawn(columns, "|"), drawn(falling, "\\"), drawn(rising, "/"),
             drawn(near, "x"), drawn(later, "x"), drawn(free, "o")])


def numbers():
    drawing = r"""
row 0   Q......   .......   .......   .......   .......   .......   ooooooo
row 1   ...Q...   |......   .\.....   .......   ..x....   .x.....   ...oooo
row 2   ......Q   |..|...   ..\.\..   ../....   .x...x.   ..x.x..   ......o
row 3   .......   |..|..|   ...\.\.   ./.../.   ..x.x..   .....x.   ......."""
    texts = list(zip(drawing.split("\n")[1:], worked_example((0, 3, 6), 7)))
    for n in range(8, 10):
        assert len(placements(n)) == halves(n)[2]
    table = """\
| 8 | 2057 | 79 | 39 | 0 |
| 9 | 8394 | 230 | 128 | 0 |
| 10 | 35539 | 893 | 446 | 4 |
| 11 | 166926 | 4268 | 2283 | 44 |"""
    texts += [(text, table_row(n)) for n, text in enumerate(table.splitlines(), 8)]
    cells = table_row(11).split(" | ")
    texts.append(("for N = 11 that is 39 times as many calls as the third",
                  f"for N = 11 that is {int(cells[1]) // int(cells[2])} times as many calls as the third"))
    four = placements(10)
    assert len(four) == 4
    assert all(tuple(9 - c for c in queens[::-1]) == queens for queens in four)
    texts += [(text, " ".join(f"{c}" for c in queens)) for text, queens in zip(
        """\
2 5 8 0 3 6 9 1 4 7
3 7 0 4 8 1 5 9 2 6
6 2 9 5 1 8 4 0 7 3
7 4 1 9 6 3 0 8 5 2""".splitlines(), four)]
    return texts
