"""loose_output.h: every call accepts what it should and says exactly why it rejects."""

import subprocess

import pytest

from drivers import ACCEPTED, HIGHEST, JUDGE_ERROR, LOWEST, REFUSED, build, ids, run

pytestmark = pytest.mark.remembered

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


@pytest.fixture(scope="module")
def loose(tmp_path_factory):
    return build(tmp_path_factory.mktemp("loose"), LOOSE)


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
