"""Recomputes the numbers of editorial.md."""


def process(n):
    """What happens, move by move: (moves so far, columns by row, what comes next)."""
    queens, moves = [0], 0
    while queens:
        if queens[-1] == n:
            yield moves, tuple(queens), "leaves"
            queens.pop()
            continue
        queens[-1] += 1
        moves += 1
        last = len(queens) - 1
        if any(queens[last] == column or abs(queens[last] - column) == last - row
               for row, column in enumerate(queens[:-1])):
            yield moves, tuple(queens), "attacked"
        elif last + 1 < n:
            yield moves, tuple(queens), "enters"
            queens.append(0)
        else:
            yield moves, tuple(queens), "found"


def worked_example(n):
    """The lines up to the first placement, without the moves to attacked squares."""
    said = {"enters": "safe: the queen of row {} enters", "leaves": "leaves, the queen of row {} moves on",
            "found": "safe: a placement"}
    for moves, queens, event in process(n):
        if event != "attacked":
            row = len(queens) + 1 if event == "enters" else len(queens) - 1
            yield f"{moves:5}   {' '.join(map(str, queens)):7}   {said[event].format(row)}"
        if event == "found":
            return


def boards(n, wanted):
    """The board after so many moves each, side by side; x for squares that were found attacked."""
    drawn = {}
    attacked = [set() for _ in range(n)]
    for moves, queens, event in process(n):
        row = len(queens) - 1
        if event == "attacked":
            attacked[row].add(queens[-1])
        elif event == "leaves" and moves in wanted and moves not in drawn:
            drawn[moves] = picture(n, queens[:-1], attacked)
            attacked[row] = set()
        elif event == "leaves":
            attacked[row] = set()
        elif event == "found" and moves in wanted:
            drawn[moves] = picture(n, queens, attacked)
            break
    yield "    ".join([" " * 5] + [f"{moves:2} moves" for moves in wanted]).rstrip()
    for row in range(n):
        yield "    ".join([f"row {row + 1}"] + [" ".join(drawn[moves][row]) for moves in wanted]).rstrip()


def picture(n, queens, attacked):
    return [["Q" if row < len(queens) and queens[row] == column
             else "x" if column in attacked[row] else "." for column in range(1, n + 1)]
            for row in range(n)]


def numbers():
    example = """\
    1   1         safe: the queen of row 2 enters
    4   1 3       safe: the queen of row 3 enters
    8   1 3 4     leaves, the queen of row 2 moves on
    9   1 4       safe: the queen of row 3 enters
   11   1 4 2     safe: the queen of row 4 enters
   15   1 4 2 4   leaves, the queen of row 3 moves on
   17   1 4 4     leaves, the queen of row 2 moves on
   17   1 4       leaves, the queen of row 1 moves on
   18   2         safe: the queen of row 2 enters
   22   2 4       safe: the queen of row 3 enters
   23   2 4 1     safe: the queen of row 4 enters
   26   2 4 1 3   safe: a placement"""
    texts = list(zip(example.splitlines(), worked_example(4)))
    assert len(list(worked_example(4))) == len(texts)

    drawing = """\
          8 moves    15 moves    26 moves
row 1    Q . . .    Q . . .    . Q . .
row 2    x x Q .    x x . Q    x x x Q
row 3    x x x x    x Q . .    Q . . .
row 4    . . . .    x x x x    x x Q ."""
    texts += zip(drawing.splitlines(), boards(4, [8, 15, 26]))

    table = """\
| 1 | 1 | 1 | 1 | 1 |
| 2 | 3 | 6 | – | 0 |
| 3 | 6 | 18 | – | 0 |
| 4 | 15 | 60 | 26 | 2 |
| 5 | 44 | 220 | 15 | 10 |
| 6 | 149 | 894 | 171 | 4 |
| 7 | 512 | 3584 | 42 | 40 |
| 8 | 1965 | 15720 | 876 | 92 |
| 9 | 8042 | 72378 | 333 | 352 |"""
    for n, line in enumerate(table.splitlines(), 1):
        events = list(process(n))
        first = next((str(moves) for moves, _, event in events if event == "found"), "–")
        found = sum(event == "found" for _, _, event in events)
        entered = 1 + sum(event == "enters" for _, _, event in events)
        texts.append((line, f"| {n} | {entered} | {events[-1][0]} | {first} | {found} |"))
        if n == 8:
            texts += [("876 moves", f"{first} moves"), ("92 placements", f"{found} placements")]
    return texts
