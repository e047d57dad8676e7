"""Recomputes the numbers of editorial.md."""

from functools import lru_cache
from itertools import product


def turned(frame, last):
    top, right, bottom, left = frame
    return last - left, top, last - right, bottom


def mirrored(frame, last):
    top, right, bottom, left = frame
    return last - top, left, last - bottom, right


def images(frame, last):
    found = []
    for _ in range(4):
        found += [frame, mirrored(frame, last)]
        frame = turned(frame, last)
    return found


def squares(frame, last):
    top, right, bottom, left = frame
    return {(0, top), (right, last), (last, bottom), (left, 0)}


def is_peaceful(queens):
    return all((a, b) == (c, d) or a != c and b != d and abs(a - c) != abs(b - d)
               for a, b in queens for c, d in queens)


@lru_cache(maxsize=None)
def frames(n):
    """The least of each set of images, with their number."""
    found = []
    for frame in product(range(n), repeat=4):
        if is_peaceful(squares(frame, n - 1)):
            all_images = images(frame, n - 1)
            if frame == min(all_images):
                found.append((frame, len(set(all_images))))
    return found


class Inner:
    """The board inside a frame, as the solution holds it; all columns beyond it are attacked."""

    def __init__(self, n, frame, middle_first):
        self.size = n - 2
        self.all = 2**self.size - 1
        queens = squares(frame, n - 1)
        self.rows = [r for r in range(self.size) if r + 1 not in {row for row, _ in queens}]
        if middle_first:
            self.rows.sort(key=lambda r: abs(2 * r - (self.size - 1)))
        self.start = 0, 0, 0
        for row, column in queens:
            r, c = row - 1, column - 1
            self.start = tuple(lines | bit for lines, bit in zip(self.start, (
                1 << c if 0 <= c < self.size else 0,
                1 << c - r + self.size - 1 if abs(c - r) < self.size else 0,
                1 << r + c if 0 <= r + c < 2 * self.size - 1 else 0)))

    def attacked(self, board, r):
        columns, falling, rising = board
        return self.all & (columns | falling >> self.size - 1 - r | rising >> r)

    def with_queen(self, board, r, queen):
        columns, falling, rising = board
        return columns | queen, falling | queen << self.size - 1 - r, rising | queen << r

    def is_hopeless(self, board, left, looked_at):
        attacked = [self.attacked(board, r) for r in left[:looked_at]]
        everywhere = self.all
        for row in attacked:
            everywhere &= row
        return self.all in attacked or looked_at >= len(left) and everywhere != board[0]

    def kept(self, board, left, looks):
        """Boards kept from this one on, itself among them, and placements; looks: how many rows are
        looked at, by how many are left, or None for no look at all."""
        if looks and self.is_hopeless(board, left, looks(len(left))):
            return 0, 0
        if not left or looks and looks(len(left)) >= len(left) == 1:
            return 1, 1
        boards, placements = 1, 0
        free = self.all & ~self.attacked(board, left[0])
        while free:
            queen = free & -free
            free ^= queen
            more = self.kept(self.with_queen(board, left[0], queen), left[1:], looks)
            boards, placements = boards + more[0], placements + more[1]
        return boards, placements


def with_frames(n, middle_first, looks):
    boards = placements = 0
    for frame, count in frames(n):
        inner = Inner(n, frame, middle_first)
        more = inner.kept(inner.start, inner.rows, looks)
        boards, placements = boards + more[0], placements + count * more[1]
    return boards, placements


def row_by_row(n, columns=0, falling=0, rising=0):
    """Queens put on the board, and placements."""
    if columns == 2**n - 1:
        return 0, 1
    queens = placements = 0
    free = 2**n - 1 & ~(columns | falling | rising)
    while free:
        queen = free & -free
        free ^= queen
        more = row_by_row(n, columns | queen, (falling | queen) << 1, (rising | queen) >> 1)
        queens, placements = queens + 1 + more[0], placements + more[1]
    return queens, placements


def next_row(left):
    return 1


def all_when_few(left):
    return left if left <= 7 else 1


def numbers():
    texts = []
    ways = {}
    for n in (8, 10):
        queens, placements = row_by_row(n)
        frames_once = [with_frames(n, False, None), with_frames(n, True, None),
                       with_frames(n, True, next_row), with_frames(n, True, all_when_few)]
        assert all(found == placements for _, found in frames_once)
        ways[n] = [queens, queens // 2] + [boards for boards, _ in frames_once]
    table = """\
| row by row, three masks | 2056 | 35538 |
| half of the first row, and its mirror images | 1028 | 17769 |
| the frame first, one for all its images | 537 | 10590 |
| from the middle outwards | 495 | 8939 |
| the next row looked at | 288 | 5521 |
| all rows and columns looked at, once at most seven rows are left | 135 | 2368 |"""
    for line, eight, ten in zip(table.splitlines(), ways[8], ways[10]):
        texts.append((line, f"|{line.split('|')[1]}| {eight} | {ten} |"))

    texts.append(("| step | N = 8 | N = 10 |", "| step |" + "".join(f" N = {n} |" for n in ways)))

    largest_inner = 18 - 2
    texts += [
        ("have 31 diagonals of each kind", f"have {2 * largest_inner - 1} diagonals of each kind"),
        ("at most\n30.", f"at most\n{2 * (largest_inner - 1)}."),
    ]

    found = frames(6)
    hopeless = 0
    for frame, _ in found:
        inner = Inner(6, frame, True)
        hopeless += inner.is_hopeless(inner.start, inner.rows, len(inner.rows))
    texts += [
        ("108 legal frames", f"{sum(count for _, count in found)} legal frames"),
        ("16 of them are left", f"{len(found)} of them are left"),
        ("12 of the 16 frames", f"{hopeless} of the {len(found)} frames"),
    ]

    # The frame that is drawn, and the one where column 1 is nowhere free.
    inner = Inner(6, (1, 2, 4, 3), True)
    assert dict(found)[1, 2, 4, 3] == 4 and inner.rows == [0, 3]
    drawing = """\
row 0      | . . |    . \\ . \\    . / . .    . . o .
row 3      | . . |    \\ . \\ .    . . / .    . o . ."""
    for line, row in zip(drawing.splitlines(), (0, 3)):
        columns, falling, rising = inner.start
        masks = (columns, "|"), (falling >> 3 - row, "\\"), (rising >> row, "/"), \
            (15 & ~inner.attacked(inner.start, row), "o")
        drawn = ["".join(f" {letter}" if mask >> c & 1 else " ." for c in range(4))
                 for mask, letter in masks]
        texts.append((line, f"row {row}     " + "   ".join(drawn)))
    inner = Inner(6, (0, 1, 4, 0), True)
    free = [15 & ~inner.attacked(inner.start, row) for row in (1, 2, 3)]
    assert inner.rows == [1, 2, 3] and free == [1 << 2, 1, 1] and inner.start[0] == 1 << 3
    return texts
