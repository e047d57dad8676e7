"""judge/lib: every call accepts what it should and says exactly why it refuses.

Three small drivers carry out the calls named in their arguments, so that each row of the tables
below is one program run and none has to be compiled for it.
"""

import collections
import itertools
import os
import shutil
import subprocess
from pathlib import Path

import pytest

import workshop

pytestmark = pytest.mark.remembered

LIB = Path(__file__).resolve().parent.parent / "lib"
COMPILER = shutil.which("g++") or shutil.which("clang++")

ACCEPTED, REFUSED, JUDGE_ERROR = 42, 43, 1
LOWEST, HIGHEST = -(2**63), 2**63 - 1

STRICT = r"""
#include "generating.h"
#include "strict_input.h"
#include <cstdio>

int main(int argc, char** argv) {
    testdata::StrictInput input;
    testdata::Arguments calls(argc, argv);
    const auto show = [](const std::string& s) { std::printf("[%s]\n", s.c_str()); };
    while (!calls.at_end()) {
        const std::string call = calls.word("call");
        if (call == "integer") {
            const long long low = calls.integer("low", INT64_MIN, INT64_MAX);
            show(std::to_string(input.integer("n", low, calls.integer("high", low, INT64_MAX))));
        } else if (call == "token" || call == "line") {
            const std::string allowed = calls.word("allowed");
            const long long min = calls.integer("min", 0, 1000);
            const long long max = calls.integer("max", min, 1000);
            show(call == "token" ? input.token("t", allowed, min, max)
                                 : input.line("row", allowed, min, max));
        } else if (call == "one_of") {
            show(std::to_string(input.one_of("place", {"at", "anywhere"})));
        } else if (call == "space") {
            input.space();
        } else if (call == "newline") {
            input.newline();
        } else if (call == "end") {
            input.end();
        } else if (call == "at_end") {
            show(input.at_end() ? "yes" : "no");
        } else if (call == "refuse") {
            input.refuse("too small a graph");
        } else if (call == "return") {
            return 0;
        }
    }
    input.accept();
}
"""

LOOSE = r"""
#include "loose_output.h"
#include <cstdio>

int main(int argc, char** argv) {
    testdata::JudgeFiles files(argc, argv);
    const long long n = files.input.integer("n", 1, 9);
    const std::string kind = files.answer.word("kind", "nw", 1, 1);
    if (kind == "w") std::printf("[%zu]\n", files.answer.one_of("place", {"at", "anywhere"}));
    files.answer.end();
    testdata::LooseOutput output(files);
    for (const std::string& flag : files.flags) {
        if (flag == "integer") std::printf("[%lld]\n", output.integer("row", -n, n));
        if (flag == "any") std::printf("[%lld]\n", output.integer("row", INT64_MIN, INT64_MAX));
        if (flag == "word") std::printf("[%s]\n", output.word("answer").c_str());
        if (flag == "row") std::printf("[%s]\n", output.word("row", ".Q", n, n).c_str());
        if (flag == "at_end") std::printf("[%s]\n", output.at_end() ? "yes" : "no");
        if (flag == "say") testdata::say("[said]");
        if (flag == "reject") output.reject("queens 1 and 2 attack each other");
        if (flag == "return") return 0;
    }
    output.accept();
}
"""

RANDOM = r"""
#include "generating.h"
#include <iostream>

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    testdata::Random random(arguments.seed());
    const std::string kind = arguments.word("kind");
    const long long low = arguments.integer("low", INT64_MIN, INT64_MAX);
    const long long high = arguments.integer("high", INT64_MIN, INT64_MAX);
    const long long count = arguments.integer("count", 0, 1000000);
    arguments.end();
    for (long long i = 0; i < count; ++i) {
        if (kind == "integer") {
            std::cout << random.integer(low, high) << '\n';
            continue;
        }
        for (const int item : random.permutation(static_cast<int>(high))) std::cout << item << ' ';
        std::cout << '\n';
    }
}
"""


def build(folder, source):
    path = folder / "program.cpp"
    path.write_text(source)
    return str(workshop.binary([COMPILER], path, workshop.tool_flags()))


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    return build(tmp_path_factory.mktemp("strict"), STRICT)


@pytest.fixture(scope="module")
def loose(tmp_path_factory):
    return build(tmp_path_factory.mktemp("loose"), LOOSE)


@pytest.fixture(scope="module")
def random(tmp_path_factory):
    return build(tmp_path_factory.mktemp("random"), RANDOM)


def run(*argv, stdin=b""):
    done = subprocess.run([str(a) for a in argv], input=stdin, capture_output=True)
    return done.returncode, done.stdout.decode("latin-1"), done.stderr.decode("latin-1")


# Strict input -------------------------------------------------------------------------------

# calls, input, what the calls return
STRICT_ACCEPTS = [
    ("integer 1 9", b"9", ["9"]),
    ("integer 0 9 newline", b"0\n", ["0"]),
    ("integer -5 5 newline", b"-5\n", ["-5"]),
    (f"integer {LOWEST} {HIGHEST}", b"9223372036854775807", [HIGHEST]),
    (f"integer {LOWEST} {HIGHEST}", b"-9223372036854775808", [LOWEST]),
    ("integer 1 9 space integer 1 9 newline", b"1 2\n", [1, 2]),
    ("token ab 0 3 newline", b"\n", [""]),
    ("token ab 1 3 space token ab 1 3", b"aba b", ["aba", "b"]),
    ("line .* 4 4 line .* 0 4", b".**.\n\n", [".**.", ""]),
    ("one_of space one_of newline", b"anywhere at\n", [1, 0]),
    ("at_end integer 1 9 at_end", b"1", ["no", 1, "yes"]),
    ("end", b"", []),
]

# calls, input, the message
STRICT_REFUSES = [
    # integer
    ("integer 1 9", b"10", "line 1: n: expected an integer from 1 to 9, found '10'"),
    ("integer 1 9 newline integer 1 9", b"1\n10\n",
     "line 2: n: expected an integer from 1 to 9, found '10'"),
    ("integer 1 9", b"0", "line 1: n: expected an integer from 1 to 9, found '0'"),
    ("integer -9 9", b"+1", "line 1: n: expected an integer from -9 to 9, found '+1'"),
    ("integer -9 9", b"01", "line 1: n: expected an integer from -9 to 9, found '01'"),
    ("integer -9 9", b"00", "line 1: n: expected an integer from -9 to 9, found '00'"),
    ("integer -9 9", b"-0", "line 1: n: expected an integer from -9 to 9, found '-0'"),
    ("integer -9 9", b"-01", "line 1: n: expected an integer from -9 to 9, found '-01'"),
    ("integer -9 9", b"-", "line 1: n: expected an integer from -9 to 9, found '-'"),
    ("integer -9 9", b"--1", "line 1: n: expected an integer from -9 to 9, found '--1'"),
    ("integer 1 9", b"1.0", "line 1: n: expected an integer from 1 to 9, found '1.0'"),
    ("integer 1 9", b"1e0", "line 1: n: expected an integer from 1 to 9, found '1e0'"),
    ("integer 1 9", b"0x1", "line 1: n: expected an integer from 1 to 9, found '0x1'"),
    ("integer 1 9", b"1x", "line 1: n: expected an integer from 1 to 9, found '1x'"),
    ("integer 1 9", b"", "line 1: n: expected an integer from 1 to 9, found end of file"),
    ("integer 1 9", b"\n", "line 1: n: expected an integer from 1 to 9, found end of line"),
    ("integer 1 9", b" 1", "line 1: n: expected an integer from 1 to 9, found a space"),
    ("integer 1 9", b"\t1", r"line 1: n: expected an integer from 1 to 9, found '\t1'"),
    ("integer 1 9 newline", b"1\r\n", r"line 1: n: expected an integer from 1 to 9, found '1\r'"),
    ("integer 1 9", b"1\0", r"line 1: n: expected an integer from 1 to 9, found '1\x00'"),
    ("integer 1 9", b"\xef\xbb\xbf1",
     r"line 1: n: expected an integer from 1 to 9, found '\xef\xbb\xbf1'"),
    (f"integer {LOWEST} {HIGHEST}", b"9223372036854775808",
     f"line 1: n: expected an integer from {LOWEST} to {HIGHEST}, found '9223372036854775808'"),
    (f"integer {LOWEST} {HIGHEST}", b"-9223372036854775809",
     f"line 1: n: expected an integer from {LOWEST} to {HIGHEST}, found '-9223372036854775809'"),
    ("integer 1 9", b"18446744073709551617",  # 1 modulo 2^64
     "line 1: n: expected an integer from 1 to 9, found '18446744073709551617'"),
    ("integer 1 9", b"1" * 100000,
     f"line 1: n: expected an integer from 1 to 9, found '{'1' * 40}...' (100000 characters)"),
    # one of some words
    ("one_of", b"any", "line 1: place: expected one of at, anywhere, found 'any'"),
    ("newline one_of", b"\nAT", "line 2: place: expected one of at, anywhere, found 'AT'"),
    ("one_of", b" at", "line 1: place: expected one of at, anywhere, found a space"),
    ("one_of", b"", "line 1: place: expected one of at, anywhere, found end of file"),
    # space, newline, end
    ("integer 1 9 space", b"1\n", "line 1: expected a space, found end of line"),
    ("integer 1 9 space", b"1", "line 1: expected a space, found end of file"),
    ("space", b"x y", "line 1: expected a space, found 'x'"),
    ("integer 1 9 space integer 1 9", b"1  2",
     "line 1: n: expected an integer from 1 to 9, found a space"),
    ("integer 1 9 newline", b"1", "line 1: expected end of line, found end of file"),
    ("integer 1 9 newline", b"1 \n", "line 1: expected end of line, found a space"),
    ("newline newline", b"\nx y", "line 2: expected end of line, found 'x'"),
    ("newline", b"\r\n", r"line 1: expected end of line, found '\r'"),
    ("integer 1 9 newline end", b"1\n\n", "line 2: expected end of file, found end of line"),
    ("integer 1 9 newline end", b"1\n 2", "line 2: expected end of file, found a space"),
    ("integer 1 9 newline end", b"1\n2\n", "line 2: expected end of file, found '2'"),
    ("integer 1 9 newline end", b"1\n\0", r"line 2: expected end of file, found '\x00'"),
    ("integer 1 9 newline", b"1\n2\n", "line 2: expected end of file, found '2'"),  # accept()
    # token, line
    ("token ab 1 3", b"abab", "line 1: t: expected 1 to 3 characters of 'ab', found 'abab'"),
    ("token ab 1 3", b"abc", "line 1: t: expected 1 to 3 characters of 'ab', found 'abc'"),
    ("token ab 1 1", b"", "line 1: t: expected 1 character of 'ab', found end of file"),
    ("token ab 1 1", b" a", "line 1: t: expected 1 character of 'ab', found a space"),
    ("token ab 2 2", b"a\0", r"line 1: t: expected 2 characters of 'ab', found 'a\x00'"),
    ("line .* 4 4", b".*.\n", "line 1: row: expected 4 characters of '.*', found '.*.'"),
    ("line .* 4 4 line .* 4 4", b"....\n....",
     "line 2: expected end of line, found end of file"),
    ("line .* 4 4", b"....\r\n", r"line 1: row: expected 4 characters of '.*', found '....\r'"),
    ("line .* 4 4", b".. .\n", "line 1: row: expected 4 characters of '.*', found '.. .'"),
    ("line .* 4 4", b"\n", "line 1: row: expected 4 characters of '.*', found end of line"),
    ("line .* 4 4", b"", "line 1: row: expected 4 characters of '.*', found end of file"),
    ("newline refuse", b"\n", "line 2: too small a graph"),
]


def ids(table):
    return [f"{row[0]}-{row[1][:24]!r}" for row in table]


@pytest.mark.parametrize("calls, stdin, values", STRICT_ACCEPTS, ids=ids(STRICT_ACCEPTS))
def test_strict_input_accepts(strict, calls, stdin, values):
    status, out, err = run(strict, *calls.split(), stdin=stdin)
    assert (status, err) == (ACCEPTED, "")
    assert out == "".join(f"[{value}]\n" for value in values)


@pytest.mark.parametrize("calls, stdin, message", STRICT_REFUSES, ids=ids(STRICT_REFUSES))
def test_strict_input_refuses(strict, calls, stdin, message):
    status, _, err = run(strict, *calls.split(), stdin=stdin)
    assert (status, err) == (REFUSED, message + "\n")


def test_a_validator_that_forgets_to_accept_does_not_accept(strict):
    assert run(strict, "return", stdin=b"1\n")[0] == 0


def test_every_single_byte_but_a_digit_is_refused(strict):
    for byte in range(256):
        status, _, err = run(strict, "integer", 0, 9, "newline", stdin=bytes([byte]) + b"\n")
        if chr(byte) in "0123456789":
            assert (status, err) == (ACCEPTED, "")
        else:
            assert status == REFUSED
            assert err.startswith("line 1: n: expected an integer from 0 to 9, found ")
            assert err.endswith("\n") and err[:-1].isascii() and err[:-1].isprintable()


def test_standard_input_that_cannot_be_read_is_a_judge_error(strict, tmp_path):
    folder = os.open(tmp_path, os.O_RDONLY)
    done = subprocess.run([strict], stdin=folder, capture_output=True, text=True)
    os.close(folder)
    assert (done.returncode, done.stderr) == (JUDGE_ERROR, "cannot read standard input\n")


# Loose output -------------------------------------------------------------------------------

LOOSE_ACCEPTS = [
    ("integer integer", b"1 -3", [1, -3]),
    ("integer integer", b"\r\n 1\t\v\f\n\n2\r\n\r\n", [1, 2]),
    ("any any", b"9223372036854775807 -9223372036854775808", [HIGHEST, LOWEST]),
    ("word word", b"YES\r\n\xc3\xbcber", ["YES", "\xc3\xbcber"]),
    ("row row", b"..Q Q..", ["..Q", "Q.."]),
    ("at_end integer at_end", b"1 \n", ["no", 1, "yes"]),
    ("at_end", b" \n\n", ["yes"]),
    ("", b"\n", []),
]

LOOSE_REJECTS = [
    ("integer", b"4", "line 1: row: expected an integer from -3 to 3, found '4'"),
    ("integer integer", b"1\n\n4", "line 3: row: expected an integer from -3 to 3, found '4'"),
    ("integer", b"", "line 1: row: expected an integer from -3 to 3, found end of output"),
    ("integer", b" \n\n", "line 3: row: expected an integer from -3 to 3, found end of output"),
    ("integer", b"+1", "line 1: row: expected an integer from -3 to 3, found '+1'"),
    ("integer", b"01", "line 1: row: expected an integer from -3 to 3, found '01'"),
    ("integer", b"-0", "line 1: row: expected an integer from -3 to 3, found '-0'"),
    ("integer", b"1.0", "line 1: row: expected an integer from -3 to 3, found '1.0'"),
    ("integer", b"1\0", r"line 1: row: expected an integer from -3 to 3, found '1\x00'"),
    ("integer", b"\x7f\x80\xff\x1b[31m",
     r"line 1: row: expected an integer from -3 to 3, found '\x7f\x80\xff\x1b[31m'"),
    ("any", b"9223372036854775808",
     f"line 1: row: expected an integer from {LOWEST} to {HIGHEST}, found '9223372036854775808'"),
    ("integer", b"18446744073709551617",
     "line 1: row: expected an integer from -3 to 3, found '18446744073709551617'"),
    ("integer", b"x" * 99999,
     f"line 1: row: expected an integer from -3 to 3, found '{'x' * 40}...' (99999 characters)"),
    ("word", b"\n", "line 2: answer: expected a word, found end of output"),
    ("row", b"..", "line 1: row: expected 3 characters of '.Q', found '..'"),
    ("row", b"..q", "line 1: row: expected 3 characters of '.Q', found '..q'"),
    ("row", b"..Q.", "line 1: row: expected 3 characters of '.Q', found '..Q.'"),
    ("row", b"", "line 1: row: expected 3 characters of '.Q', found end of output"),
    ("integer", b"1\n2\n", "line 2: expected end of output, found '2'"),
    ("", b"\n\n\0\n", r"line 3: expected end of output, found '\x00'"),
    ("reject", b"", "queens 1 and 2 attack each other"),
]


def judge_output(loose, tmp_path, flags, stdin, given=b"3\n", answer=b"n\n", feedback="feedback/"):
    (tmp_path / "case.in").write_bytes(given)
    (tmp_path / "case.ans").write_bytes(answer)
    (tmp_path / "feedback").mkdir(exist_ok=True)
    status, out, err = run(loose, tmp_path / "case.in", tmp_path / "case.ans",
                           f"{tmp_path}/{feedback}", *flags.split(), stdin=stdin)
    message = tmp_path / "feedback" / "judgemessage.txt"
    return status, out, err, message.read_text() if message.exists() else None


@pytest.mark.parametrize("flags, stdin, values", LOOSE_ACCEPTS, ids=ids(LOOSE_ACCEPTS))
def test_loose_output_accepts(loose, tmp_path, flags, stdin, values):
    shown = "".join(f"[{value}]\n" for value in values)
    assert judge_output(loose, tmp_path, flags, stdin) == (ACCEPTED, shown, "", None)


@pytest.mark.parametrize("flags, stdin, message", LOOSE_REJECTS, ids=ids(LOOSE_REJECTS))
def test_loose_output_rejects(loose, tmp_path, flags, stdin, message):
    status, _, err, written = judge_output(loose, tmp_path, flags, stdin)
    assert (status, err, written) == (REFUSED, "", message + "\n")


def test_a_feedback_folder_without_its_slash_is_found(loose, tmp_path):
    status, _, _, written = judge_output(loose, tmp_path, "reject", b"", feedback="feedback")
    assert (status, written) == (REFUSED, "queens 1 and 2 attack each other\n")


def test_an_output_validator_that_forgets_to_accept_does_not_accept(loose, tmp_path):
    assert judge_output(loose, tmp_path, "return", b"")[0] == 0


@pytest.mark.parametrize("given, answer, message", [
    (b"10\n", b"n\n", "input: line 1: n: expected an integer from 1 to 9, found '10'"),
    (b"", b"n\n", "input: line 1: n: expected an integer from 1 to 9, found end of file"),
    (b"3\n", b"\nx\n", "answer: line 2: kind: expected 1 character of 'nw', found 'x'"),
    (b"3\n", b"n\nn\n", "answer: line 2: expected end of file, found 'n'"),
    (b"3\n", b"w\nAt\n", "answer: line 2: place: expected one of at, anywhere, found 'At'"),
    (b"3\n", b"w\n", "answer: line 2: place: expected one of at, anywhere, found end of file"),
])
def test_a_bad_file_of_the_judge_is_never_the_team_s_fault(loose, tmp_path, given, answer, message):
    assert judge_output(loose, tmp_path, "reject", b"junk", given, answer) == (
        JUDGE_ERROR, "", message + "\n", None)


@pytest.mark.parametrize("word, place", [("at", 0), ("anywhere", 1)])
def test_a_word_of_the_judge_is_known_by_its_place(loose, tmp_path, word, place):
    assert judge_output(loose, tmp_path, "", b"", answer=f"w {word}".encode()) == (
        ACCEPTED, f"[{place}]\n", "", None)


def test_in_a_conversation_nobody_waits_for_the_end_of_file(loose, tmp_path):
    (tmp_path / "case.in").write_text("3\n")
    (tmp_path / "case.ans").write_text("n\n")
    flags = ["integer", "say", "word", "say", "integer"]
    with subprocess.Popen([loose, tmp_path / "case.in", tmp_path / "case.ans", tmp_path, *flags],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as talk:
        for written, read in ((b"1\n", [b"[1]\n", b"[said]\n"]), (b"x 2", [b"[x]\n", b"[said]\n"])):
            talk.stdin.write(written)
            talk.stdin.flush()
            assert [talk.stdout.readline() for _ in read] == read
        assert talk.communicate()[0] == b"[2]\n"
    assert talk.returncode == ACCEPTED


def test_a_missing_file_of_the_judge_is_a_judge_error(loose, tmp_path):
    missing = tmp_path / "missing.in"
    assert run(loose, missing, missing, tmp_path) == (JUDGE_ERROR, "", f"cannot read {missing}\n")


def test_a_folder_in_place_of_a_file_is_a_judge_error(loose, tmp_path):
    assert run(loose, tmp_path, tmp_path, tmp_path) == (
        JUDGE_ERROR, "", f"cannot read {tmp_path}\n")


def test_a_missing_feedback_folder_is_a_judge_error(loose, tmp_path):
    status, _, err, _ = judge_output(loose, tmp_path, "reject", b"", feedback="nowhere")
    assert (status, err) == (JUDGE_ERROR, f"cannot write {tmp_path}/nowhere/judgemessage.txt\n")


def test_too_few_arguments_are_a_judge_error(loose):
    usage = "usage: output_validator input answer feedbackdir < output\n"
    for count in range(3):
        assert run(loose, *["/dev/null"] * count) == (JUDGE_ERROR, "", usage)


# Generators ---------------------------------------------------------------------------------

@pytest.mark.parametrize("arguments, message", [
    ("", "argument 1: seed: expected an integer from 0 to 9223372036854775807, found no argument"),
    ("-1", "argument 1: seed: expected an integer from 0 to 9223372036854775807, found '-1'"),
    ("x", "argument 1: seed: expected an integer from 0 to 9223372036854775807, found 'x'"),
    ("1", "argument 2: kind: expected a word, found no argument"),
    ("1 integer 1 2 3 4", "argument 6: expected no more arguments, found '4'"),
    ("1 integer 2 1 1", "random integer from 2 to 1: there is none"),
])
def test_wrong_arguments_of_a_generator(random, arguments, message):
    assert run(random, *arguments.split()) == (JUDGE_ERROR, "", message + "\n")


def drawn(random, seed, low, high, count):
    status, out, err = run(random, seed, "integer", low, high, count)
    assert (status, err) == (0, "")
    return [int(line) for line in out.split()]


class Engine:
    """std::mt19937_64, written down from its definition in the C++ standard."""

    def __init__(self, seed):
        self.x = [seed]
        for i in range(1, 312):
            self.x.append((6364136223846793005 * (self.x[-1] ^ self.x[-1] >> 62) + i) % 2**64)
        self.at = 0

    def __call__(self):
        x, i = self.x, self.at
        y = x[i] >> 31 << 31 | x[(i + 1) % 312] % 2**31
        x[i] = x[(i + 156) % 312] ^ y >> 1 ^ (0xB5026F5AA96619E9 if y % 2 else 0)
        self.at = (i + 1) % 312
        z = x[i]
        z ^= z >> 29 & 0x5555555555555555
        z ^= z << 17 & 0x71D67FFFEDA60000
        z ^= z << 37 & 0xFFF7EEE000000000
        return z ^ z >> 43

    def integer(self, low, high):
        count = high - low + 1
        value = self()
        while value < 2**64 % count:
            value = self()
        return (low + value % count + 2**63) % 2**64 - 2**63


def test_the_engine_of_this_test_is_the_standard_s():
    engine = Engine(5489)
    assert list(itertools.islice(iter(engine, None), 9999, 10000)) == [9981545732273789042]


@pytest.mark.parametrize("low, high", [
    (1, 6), (-3, 3), (0, 0), (0, 1), (0, 2**62), (-(2**62), 2**62), (LOWEST, HIGHEST),
    (LOWEST, HIGHEST - 1), (LOWEST, LOWEST), (HIGHEST, HIGHEST), (0, HIGHEST),
])
def test_integers_are_the_same_everywhere(random, low, high):
    engine = Engine(2024)
    assert drawn(random, 2024, low, high, 400) == [engine.integer(low, high) for _ in range(400)]


def test_integers_are_spread_evenly(random):
    counts = collections.Counter(drawn(random, 7, -2, 3, 60000))
    assert sorted(counts) == [-2, -1, 0, 1, 2, 3]
    assert all(9500 < count < 10500 for count in counts.values())


def test_every_permutation_comes_equally_often(random):
    _, out, _ = run(random, 11, "permutation", 0, 4, 24000)
    counts = collections.Counter(out.splitlines())
    assert sorted(counts) == ["".join(f"{i} " for i in p) for p in itertools.permutations(range(4))]
    assert all(850 < count < 1150 for count in counts.values())


def test_small_permutations(random):
    assert run(random, 1, "permutation", 0, 0, 2) == (0, "\n\n", "")
    assert run(random, 1, "permutation", 0, 1, 2) == (0, "0 \n0 \n", "")


@pytest.mark.parametrize("compiler", ["g++", "clang++"])
def test_each_header_alone_compiles_without_a_warning(tmp_path, compiler):
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    for header in LIB.glob("*.h"):
        (tmp_path / f"{header.name}.cpp").write_text(
            f'#include "{header.name}"\n#include "{header.name}"\nint main() {{}}\n')
    flags = [workshop.STANDARD, *workshop.WARNINGS, "-Wpedantic", "-Wsign-conversion", f"-I{LIB}"]
    sources = [str(source) for source in tmp_path.glob("*.cpp")]
    assert len(sources) > 1
    done = subprocess.run([compiler, *flags, "-fsyntax-only", *sources],
                          capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
