"""Recomputes the numbers of editorial.md, and tests output_validator.cpp."""

import functools
import random
import re
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent

STEPS = {"Right": (0, 1), "Left": (0, -1), "Up": (-1, 0), "Down": (1, 0), "Down-Right": (1, 1),
         "Down-Left": (1, -1), "Up-Left": (-1, -1), "Up-Right": (-1, 1)}
SQUARES = [(row, column) for row in range(8) for column in range(8)]


def share_a_line(a, b):
    return (a[0] == b[0] or a[1] == b[1] or a[1] - a[0] == b[1] - b[0]
            or a[0] + a[1] == b[0] + b[1])


@functools.lru_cache(maxsize=None)
def steps_of(king, queen):
    """Where a king can go: square by step."""
    squares = {step: (king[0] + rows, king[1] + columns) for step, (rows, columns) in STEPS.items()}
    return {step: square for step, square in squares.items()
            if square in SQUARES and not share_a_line(square, queen)}


def after(squares, step, queen):
    """Where a king on one of the squares can be after the step."""
    return {steps_of(king, queen)[step] for king in squares if step in steps_of(king, queen)}


# ---- the sweep

def next_of_sweep(queen, swept, step):
    """Square of the queen and columns swept, after the king's step."""
    row, column = queen
    went_up = step.startswith("Up")
    if step.startswith("Down") or swept == 7 and not went_up:
        return (row + 1, column), int(column == 0)
    if went_up:
        swept = int(column == 0)
    return (row, swept), swept + 1


def longest_hunt_by_sweep():
    """The most moves of the queen that any king can bring about, and how many situations (his
    square, hers, columns swept) there are."""
    now = {(king, (0, 1), 2) for step in STEPS for king in after(SQUARES, step, (0, 0))}
    seen = set(now)
    moves = 1  # that to (0, 1), whatever he did first
    while True:
        later = set()
        for king, queen, swept in now:
            assert king[0] > queen[0]  # he stays below
            for step, to in steps_of(king, queen).items():
                later.add((to, *next_of_sweep(queen, swept, step)))
        if not later:
            return moves, len(seen)
        moves += 1
        seen |= later
        now = later


def sweep_rows():
    """The row below the queen, for each column of hers, and where a king can be after his step there."""
    possible = set(range(8))
    for column in range(7):
        squares = {(1, c) for c in possible}
        possible = {c for step in ("Left", "Right") for _, c in after(squares, step, (0, column))}
        row = " ".join("x" if abs(c - column) <= 1 else "o" if c in possible else "."
                       for c in range(8))
        said = "none" if not possible else f"{min(possible)} to {max(possible)}"
        said = "7" if possible == {7} else said
        yield f"   {column}        {row}        {said}"


# ---- all squares where he can be, as numbers of 64 bits

FREE = [sum(1 << i for i, square in enumerate(SQUARES) if not share_a_line(square, queen))
        for queen in SQUARES]
EDGE = sum(1 << 8 * row for row in range(8))


def moved(squares, step):
    rows, columns = STEPS[step]
    if columns == 1:
        squares &= ~(EDGE << 7)
    if columns == -1:
        squares &= ~EDGE
    distance = 8 * rows + columns
    return (squares << distance if distance > 0 else squares >> -distance) & (1 << 64) - 1


def best_move(squares, queen):
    sets = [moved(squares, step) for step in STEPS]
    sets = [left for left in sets if left]

    def left_after(to):
        counts = [bin(left & FREE[to]).count("1") for left in sets]
        return max(counts), sum(counts), to
    return min((to for to in range(64) if to != queen and not FREE[queen] >> to & 1), key=left_after)


def longest_hunt_by_sets(first):
    """The most moves of the queen, and how many situations (set, her square) there are."""
    longest = {}

    def hunt(squares, queen):
        if (squares, queen) not in longest:
            moves = 0
            for step in STEPS:
                left = moved(squares, step) & FREE[queen]
                if left:
                    moves = max(moves, 1 + hunt(left, best_move(left, queen)))
            longest[squares, queen] = moves
        return longest[squares, queen]
    return hunt((1 << 64) - 1, first), len(longest)


def numbers():
    moves, situations = longest_hunt_by_sweep()
    fewest, sets = longest_hunt_by_sets(SQUARES.index((1, 1)))
    drawing = """\
   0        x x o o o o o o        2 to 7
   1        x x x o o o o o        3 to 7
   2        . x x x o o o o        4 to 7
   3        . . x x x o o o        5 to 7
   4        . . . x x x o o        6 to 7
   5        . . . . x x x o        7
   6        . . . . . x x x        none"""
    return [
        *zip(drawing.splitlines(), sweep_rows()),
        ("at most 104 moves", f"at most {13 * 8} moves"),
        ("at most 13 stretches", f"at most {6 + 6 + 1} stretches"),
        ("makes 104.", f"makes {13 * 8}."),
        ("takes 94 moves", f"takes {moves} moves"),
        ("1674 situations", f"{situations} situations"),
        ("2870 situations", f"{sets} situations"),
        ("22 moves from", f"{fewest} moves from"),
    ]


def test_the_programs_say_the_same():
    editorial = (HERE / "editorial.md").read_text()
    solutions = HERE.parents[1] / "solutions"
    for path, text in ((solutions / f"{HERE.name}.cpp", "the longest hunt takes {} moves"),
                       (solutions / HERE.name / "accepted" / "possible_squares.cpp",
                        "further than {} moves from the end")):
        moves = re.search(r"at most (\d+) moves a game", path.read_text())[1]
        assert text.format(moves) in editorial


# ---- output_validator.cpp

@pytest.fixture(scope="module")
def validator():
    import workshop
    return workshop.tool(HERE / "output_validator.cpp")


@pytest.fixture
def judged(validator, tmp_path):
    """Exit status, what the kings said and what was said of the output."""
    def judge(kings, output):
        (tmp_path / "in").write_bytes(kings)
        said = tmp_path / "judgemessage.txt"
        said.write_text("")
        done = subprocess.run([str(validator), str(tmp_path / "in"), "/dev/null", str(tmp_path)],
                              input=output, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        return (done.returncode, done.stdout.decode().split(),
                said.read_text().strip() + done.stderr.decode().strip())
    return judge


CAUGHT = b"1\nat 1 1 random 1\n"  # by a queen in row 2 and column 3
FAR = b"1\nat 8 8 random 1\n"


@pytest.mark.parametrize("output", [b"2 3\n", b"2 3", b"\r\n2\r\n\t3 \n\n", b"3 2\n", b"1 1\n"])
def test_a_caught_king_is_accepted(judged, output):
    assert judged(CAUGHT, output) == (42, ["1", "Done"], "")


@pytest.mark.parametrize("output, said", [
    (b"", "game 1: row: expected an integer from 1 to 8, found end of output"),
    (b"1", "game 1: column: expected an integer from 1 to 8, found end of output"),
    (b"0 1", "game 1: row: expected an integer from 1 to 8, found '0'"),
    (b"1 9", "game 1: column: expected an integer from 1 to 8, found '9'"),
    (b"a1", "game 1: row: expected an integer from 1 to 8, found 'a1'"),
    (b"\xff\x00\n", "found '\\xff\\x00'"),
    (b"1 1", "game 1, move 1: row: expected an integer from 1 to 8, found end of output"),
    (b"1 1\n1 1", "game 1, move 1: the queen stays where she is"),
    (b"1 1\n2 3", "game 1, move 1: no queen moves from 1 1 to 2 3"),
    (b"1 1\n1 8\n3 7", "game 1, move 2: no queen moves from 1 8 to 3 7"),
    (b"1 1\n" + b"1 2\n1 1\n" * 65, "game 1: the king is free after 130 moves of the queen"),
    (b"1 1\n" + b"1 2\n1 1\n" * 64 + b"1 2\n", "game 1, move 130: row: expected"),
])
def test_wrong_moves_are_rejected(judged, output, said):
    status, _, message = judged(FAR, output)
    assert status == 43 and said in message and message.isprintable()


@pytest.mark.parametrize("output", [b"2 3\n2 4\n", b"2 3\nDone\n"])
def test_nothing_may_follow_the_last_game(judged, output):
    status, _, said = judged(CAUGHT, output)
    assert status == 43 and "expected end of output" in said


@pytest.mark.parametrize("kings", [b"", b"61\n", b"1\n", b"1\nat 9 1 up 1\n", b"1\nat 1 1 up\n",
                                   b"1\nat 1 1 steps 4\n", b"1\nat 1 1 steps 45 1\n",
                                   b"1\nhere up 1\n", b"1\nanywhere upwards 1\n",
                                   CAUGHT + b"at 1 1 up 1\n"])
def test_a_broken_input_is_a_judge_error(judged, kings):
    assert judged(kings, b"2 3\n")[0] == 1


DIGITS = dict(zip("64823179", STEPS))  # as on a number pad
SCRIPT = "6482317996666222"
TASTES = ["up", "down", "sideways", "climbing", "careful", "random", f"steps {SCRIPT}"]


@pytest.mark.parametrize("taste", TASTES)
@pytest.mark.parametrize("place", ["anywhere", "at 4 5"])
def test_kings_keep_to_the_rules(judged, place, taste):
    dice = random.Random(f"{place} {taste}")
    for seed in range(8):
        walk = [dice.choice(SQUARES)]
        while len(walk) <= 130:
            walk.append(dice.choice([to for to in SQUARES if to != walk[-1]
                                     and share_a_line(to, walk[-1])]))
        output = "".join(f"{row + 1} {column + 1}\n" for row, column in walk).encode()
        _, words, _ = judged(f"1\n{place} {taste} {seed}\n".encode(), output)
        squares = set(SQUARES) if place == "anywhere" else {(3, 4)}
        assert words.pop(0) == "1"
        for queen, word in zip(walk, words):
            possible = [step for step in STEPS if after(squares, step, queen)]
            assert word in possible if possible else word == "Done"
            squares = after(squares, word, queen) if possible else set()


def first_steps(judged, taste):
    """Of a king in row 4 and column 2 of the code; a queen in the corner attacks one of his squares."""
    kings = [f"1\nat 5 3 {taste} {seed}\n".encode() for seed in range(20)]
    return {judged(king, b"1 1\n")[1][1] for king in kings}


@pytest.mark.parametrize("taste, steps", [
    ("up", {"Up", "Up-Left"}), ("down", {"Down", "Down-Left", "Down-Right"}),
    ("sideways", {"Left", "Right"}), ("climbing", {"Left", "Right", "Up", "Up-Left"}),
    ("random", set(STEPS) - {"Up-Right"}), ("steps 9", set(STEPS) - {"Up-Right"}),
    *((f"steps {digit}", {step}) for digit, step in DIGITS.items() if step != "Up-Right")])
def test_tastes_are_followed(judged, taste, steps):
    assert first_steps(judged, taste) == steps


def test_given_steps_are_taken_in_turn(judged):
    queens = [(0, 0), (0, 1)] * 10
    output = "".join(f"{row + 1} {column + 1}\n" for row, column in queens).encode()
    words = judged(f"1\nat 5 3 steps {SCRIPT} 1\n".encode(), output)[1][1:]
    king, taken = (4, 2), []
    for queen, digit, word in zip(queens, SCRIPT, words):
        possible = steps_of(king, queen)
        taken.append(word == DIGITS[digit])
        assert taken[-1] or DIGITS[digit] not in possible
        king = possible[word]
    assert len(taken) == len(SCRIPT) and {True, False} == set(taken)


def test_a_careful_king_keeps_most_steps(judged):
    queens = [to for to in SQUARES if to != (0, 0) and share_a_line((0, 0), to)]

    def freedom(step):
        king = after([(4, 2)], step, (0, 0))
        return sum(len(after(king, later, to)) for to in queens for later in STEPS)
    most = max(map(freedom, STEPS))
    assert first_steps(judged, "careful") == {step for step in STEPS if freedom(step) == most}
