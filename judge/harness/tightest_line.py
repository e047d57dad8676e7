"""For editorial tests: the search that takes the line with the fewest free squares first, draw by draw as
the solutions of n-queen-hard and yet-another-n-queen-problem do it, and its drawings."""


def bits(mask):
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Search:
    """How it went. given: for each row the column of a queen, from 1, or 0; kinds (0,) looks at rows only;
    not at_random, the squares of a line are tried from left to right."""

    def __init__(self, given, kinds=(0, 1), at_random=True):
        self.kinds = kinds
        self.at_random = at_random
        self.term = 1
        self.columns = list(given)
        self.queens_put = 0
        self.story = []  # what the drawing of the editorial shows
        full = 2 ** len(given) - 1
        self.board = [(full, [full] * len(given))] * 2
        for row, column in enumerate(given):
            if column:
                self.board = self.put(self.board, row, column - 1)

    def draw(self, bound):
        self.term = self.term * 48271 % 2147483647  # std::minstd_rand
        return self.term % bound

    @staticmethod
    def put(board, row, column):
        after = []
        for (unfilled, free), line, square in (board[0], row, column), (board[1], column, row):
            unfilled &= ~(1 << line)
            queen = 1 << square
            free = list(free)
            for other in bits(unfilled):
                distance = abs(other - line)
                free[other] &= ~(queen | queen << distance | queen >> distance)
            after.append((unfilled, free))
        return after

    def complete(self, board=None, depth=0):
        board = board or self.board
        if not board[0][0]:
            self.story.append((depth, "every row has its queen"))
            return True
        _, kind, line = min((bin(board[kind][1][line]).count("1"), kind, line)
                            for kind in self.kinds for line in bits(board[kind][0]))
        squares = list(bits(board[kind][1][line]))
        choice = ", ".join(map(str, squares[:-1])) + " or " * (len(squares) > 1) + "".join(map(str, squares[-1:]))
        self.story.append((depth, f"{('row', 'column')[kind]} {line}: {choice or 'none'}"))
        if not self.at_random:
            squares.reverse()
        while squares:
            if self.at_random:
                drawn = self.draw(len(squares))
                squares[drawn], squares[-1] = squares[-1], squares[drawn]
            row, column = (line, squares[-1]) if kind == 0 else (squares[-1], line)
            self.queens_put += 1
            self.columns[row] = column + 1
            self.story.append((depth, f"Q in {squares[-1]}"))
            if self.complete(self.put(board, row, column), depth + 1):
                return True
            squares.pop()
        return False


def free_squares(given):
    """The drawing of the worked example."""
    n = len(given)
    (rows, free), (columns, free_in_column) = Search(given).board
    yield "         " + " ".join(map(str, range(n))) + "    free"
    for row in range(n):
        if rows >> row & 1:
            line = " ".join("o" if free[row] >> column & 1 else "x" for column in range(n))
            yield f"row {row}    {line}     {bin(free[row]).count('1')}"
        else:
            yield f"row {row}    " + " ".join(".Q"[given[row] == column + 1] for column in range(n))
    yield "free     " + " ".join(str(bin(free_in_column[column]).count("1")) if columns >> column & 1 else " "
                                 for column in range(n))


def told(story):
    """The tree of the worked example, line by line."""
    line = ""
    for depth, text in story:
        if text.startswith("Q in"):
            if line:
                yield line
            line = " " * (10 * depth) + text
        else:
            line += " -- " * bool(line) + text
            if depth == 0:
                yield line
                line = ""
    yield line


def fenced(editorial, first):
    """The fence whose first line starts so."""
    (found,) = [part for part in editorial.split("```text\n")[1:] if part.startswith(first)]
    return found.split("```")[0].splitlines()
