"""Recomputes the numbers of editorial.md."""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
DATA = HERE.parents[1] / "testdata" / HERE.name
WRONG = HERE.parents[1] / "solutions" / HERE.name
FIRST_LOOK = 64  # times n steps


class Process:
    """The process of the statement, with a list of the attacked columns that is kept up to date."""

    def __init__(self, n):
        self.n = n
        self.term = 1
        self.steps = 0
        self.largest_update = 0
        rows = [self.draw(n) for _ in range(n)]
        self.across, self.falling, self.rising = [[] for _ in range(n)], [[] for _ in range(2 * n)], \
            [[] for _ in range(2 * n)]
        self.rows = rows
        for column in range(n):
            self.add(column)
        self.attacked = sorted(column for column in range(n) if self.is_attacked(column))

    def draw(self, bound):
        term = self.term
        self.term = 16807 * term % 2147483647
        return term % bound

    def lines(self, column, row):
        return self.across[row], self.falling[self.n + column - row], self.rising[column + row]

    def add(self, column):
        for line in self.lines(column, self.rows[column]):
            line.append(column)

    def lift(self, column):
        for line in self.lines(column, self.rows[column]):
            line.remove(column)

    def is_attacked(self, column):
        return sum(map(len, self.lines(column, self.rows[column]))) > 3

    def best_rows(self, column):
        """The queen is lifted."""
        n = self.n
        falling = self.falling[n + column : column : -1]
        counts = [len(a) + len(b) + len(c)
                  for a, b, c in zip(self.across, falling, self.rising[column : column + n])]
        fewest = min(counts)
        return [row for row, count in enumerate(counts) if count == fewest]

    def step(self):
        column = self.attacked[self.draw(len(self.attacked))]
        self.lift(column)
        best = self.best_rows(column)
        changed = {line[0] for line in self.lines(column, self.rows[column]) if len(line) == 1}
        self.rows[column] = best[self.draw(len(best))] if len(best) > 1 else best[0]
        changed |= {line[0] for line in self.lines(column, self.rows[column]) if len(line) == 1}
        self.add(column)
        changed.add(column)
        self.largest_update = max(self.largest_update, len(changed))
        self.attacked = sorted((set(self.attacked) - changed) | set(filter(self.is_attacked, changed)))
        self.steps += 1


def attacked_columns(board):
    """One queen after the other, without counters."""
    return [c for c, row in enumerate(board) if reaching(board, c, row)]


def reaching(board, column, row):
    return sum(c != column and (r == row or abs(r - row) == abs(c - column)) for c, r in enumerate(board))


def best_rows(board, column):
    counts = [reaching(board, column, row) for row in range(len(board))]
    return [row for row, count in enumerate(counts) if count == min(counts)]


def boards_from(board, most):
    """The boards that draws lead to, this one first, or the first ones where they are more."""
    boards = [tuple(board)]
    for board in boards:
        for column in attacked_columns(board):
            for row in best_rows(board, column):
                after = board[:column] + (row,) + board[column + 1 :]
                if after not in boards:
                    boards.append(after)
        if len(boards) > most:
            break
    return boards


def answer(n):
    """The number of steps, or -1, and the trap."""
    process = Process(n)
    while process.attacked:
        if process.steps == FIRST_LOOK * n:
            boards = boards_from(process.rows, FIRST_LOOK)
            assert len(boards) <= FIRST_LOOK and all(map(attacked_columns, boards)), n
            return -1, boards
        process.step()
    return process.steps, process.largest_update


def stored(n):
    (path,) = [*DATA.glob(f"secret/*-n{n}.ans"),
               *(path.with_suffix(".ans") for path in DATA.glob("sample/*.in") if path.read_text() == f"{n}\n")]
    return int(path.read_text())


def in_rows(board):
    return " ".join(map(str, board))


def trap_table(boards):
    for number, board in enumerate(boards):
        choices, after = [], set()
        for column in attacked_columns(board):
            rows = best_rows(board, column)
            choices.append(f"{column}: {' '.join(map(str, rows))}")
            after |= {boards.index(board[:column] + (row,) + board[column + 1 :]) for row in rows}
        yield f"{number:2}   {in_rows(board)}   {',  '.join(choices):31}{' '.join(map(str, sorted(after)))}".rstrip()


def fenced(editorial, first):
    (found,) = [part for part in editorial.split("```text\n")[1:] if part.startswith(first)]
    return found.split("```")[0].splitlines()


def in_source(name, pattern):
    """What the group of the pattern stands for in a wrong program."""
    return re.search(pattern, (WRONG / f"{name}.cpp").read_text())[1]


def smaller():
    """Largest n and excluded n of the other problem."""
    statement = (HERE.parent / "queen-interference" / "statement.md").read_text()
    return re.search("4 ≤ n ≤ ([0-9]+) and n ≠ ([0-9]+)", statement).groups()


def numbers():
    editorial = (HERE / "editorial.md").read_text(encoding="utf-8")
    _, three = answer(3)
    table = fenced(editorial, "     rows")[1:]
    right = list(trap_table(three))
    assert len(table) == len(right), "\n".join(right)
    texts = list(zip(table, right))
    drawn = ["      ".join(" ".join(".Q"[queen == row] for queen in board) for board in three) for row in range(3)]
    assert fenced(editorial, "board 0")[1:] == drawn
    texts += [
        ("draws can lead to 13 of the 27 boards",
         f"draws can lead to {len(boards_from(Process(3).rows, 100))} of the {3**3} boards"),
        ("When n = 3 has made 192 steps", f"When n = 3 has made {FIRST_LOOK * 3} steps"),
        ("64 n steps, with 64 boards", f"{FIRST_LOOK} n steps, with {FIRST_LOOK} boards"),
        ("first look comes after 64 n steps", f"first look comes after {FIRST_LOOK} n steps"),
    ]
    for n, line in ((100, "| 100 | 148 | 14800 |"), (1000, "| 1000 | 635 | 635000 |"),
                    (5000, "| 5000 | 3131 | 15655000 |"), (10000, "| 10000 | 6234 | 62340000 |")):
        texts.append((line, f"| {n} | {stored(n)} | {n * stored(n)} |"))
    steps = {n: stored(n) for n in range(1, 31)}
    assert all(count <= 25 * n for n, count in steps.items() if n != 6) and steps[19] == 25 * 19
    texts += [
        ("n = 6 takes 340 steps, and n = 19 takes 475", f"n = 6 takes {steps[6]} steps, and n = 19 takes {steps[19]}"),
        ("no other takes more than 25 n", f"no other takes more than {steps[19] // 19} n"),
        ("2, 3 and 17 never end", "{}, {} and {} never end".format(*(n for n, count in steps.items() if count < 0))),
        ("about 0.62 n on the largest", f"about {round(stored(10000) / 10000, 2)} n on the largest"),
        ("more than 1000 steps are a cycle",
         f"more than {in_source('wrong_answer/step_limit', 'most = ([0-9]+)')} steps are a cycle"),
        ("more than 100 boards are a trap",
         f"more than {in_source('wrong_answer/too_many_to_look_at', 'boards.size.. > ([0-9]+)')} boards are a trap"),
        ("arrays for 100 columns",
         f"arrays for {in_source('run_time_error/arrays_of_100', 'across.([0-9]+)')} columns"),
        ("taken in 32 bits",
         f"taken in {in_source('wrong_answer/product_overflows', 'cast<std::uint([0-9]+)_t>')} bits"),
        ("the same process for n up to 100 without 17",
         "the same process for n up to {} without {}".format(*smaller())),
    ]
    return texts


def test_answers():
    for n in [*range(1, 31), 40, 50, 64, 81, 100, 128]:
        count, detail = answer(n)
        assert count == stored(n), n
        assert count < 0 or detail <= 7, n


def test_three_traps():
    sizes = {}
    for n in 2, 3, 17:
        _, boards = answer(n)
        sizes[n] = len(boards)
        for board in boards:
            assert attacked_columns(board)
            assert set(boards_from(board, 100)) <= set(boards)
    assert sizes == {2: 4, 3: 3, 17: 2}


def test_other_processes_could_end_from_the_first_board():
    """As an example: draws from the first board of n = 4 and 5 lead to peaceful boards."""
    for n in 4, 5:
        boards = boards_from(Process(n).rows, 1000)
        assert any(not attacked_columns(board) for board in boards)
