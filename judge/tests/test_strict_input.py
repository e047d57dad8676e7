"""strict_input.h: every call accepts what it should and says exactly why it refuses."""

import os
import subprocess

import pytest

from drivers import ACCEPTED, HIGHEST, JUDGE_ERROR, LOWEST, REFUSED, build, ids, run

pytestmark = pytest.mark.remembered

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


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    return build(tmp_path_factory.mktemp("strict"), STRICT)


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
