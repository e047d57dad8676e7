"""Input validators accept every stored input, and refuse the listed ones and damaged ones."""

import hashlib
import os
import random
import re
import select
import subprocess

import ahead
import archive as files
import core
import workshop
from ahead import Call
from archive import Problem
from nodes import Finding
from workshop import ACCEPTED, REFUSED

WORK = ahead.Kind.STARTS_THOUSANDS
STATUSES = {ACCEPTED: "accepted", REFUSED: "refused"}
RUN_SECONDS = 60


def pytest_generate_tests(metafunc):
    metafunc.parametrize("slug", metafunc.config.archive.slugs())


def ahead_of(items):
    return [Call(unexpected, item.callspec.params["slug"], *CHECKS[item.originalname])
            for item in items]


def test_stored_inputs_are_accepted(slug):
    expect_nothing_of("test_stored_inputs_are_accepted", slug)


def test_invalid_inputs_are_refused(slug):
    expect_nothing_of("test_invalid_inputs_are_refused", slug)


def test_damaged_inputs_are_refused(slug):
    expect_nothing_of("test_damaged_inputs_are_refused", slug)


def expect_nothing_of(check, slug):
    inputs_of, status = CHECKS[check]
    wrong = ahead.result(Call(unexpected, slug, inputs_of, status))
    if wrong:
        raise Finding(f"{slug}: inputs that should be {STATUSES[status]} are not", wrong)


def stored_inputs(problem):
    """Input by case name."""
    return {case: (problem.data / f"{case}.in").read_bytes() for case in problem.all_cases()}


def listed_inputs(problem):
    listed = problem.folder / "invalid_inputs.txt"
    inputs = invalid_inputs(listed.read_text(encoding="utf-8"))
    if not inputs:
        raise Finding(f"{listed} lists no input")
    return inputs


def damaged_inputs(problem):
    stored = stored_inputs(problem)
    by_content = {content: f"{case}, {damage}" for case, data in stored.items()
                  for damage, content in damaged(data)}
    return {what: content for content, what in by_content.items() if content not in stored.values()}


CHECKS = {
    "test_stored_inputs_are_accepted": (stored_inputs, ACCEPTED),
    "test_invalid_inputs_are_refused": (listed_inputs, REFUSED),
    "test_damaged_inputs_are_refused": (damaged_inputs, REFUSED),
}


def unexpected(slug, inputs_of, status):
    """A line for every input, by what it is, for which the validator ends in another status."""
    problem = Problem(core.HOME, slug)
    validator = workshop.tool(problem.folder / "input_validator.cpp")
    inputs = inputs_of(problem)

    def run_all():
        found = workshop.in_parallel(lambda data: verdict_of(validator, data), inputs.values())
        return "\n".join(
            f"{what}: expected exit status {status}, found {code}{said}; the input: {data[:200]!r}"
            for (what, data), (code, said) in zip(inputs.items(), found) if code != status)
    return workshop.remembered([validator.name, str(status), *inputs, *inputs.values()], run_all)


def verdict_of(validator, data, seconds=RUN_SECONDS):
    """Exit status and what was said. Thousands are run, and files in memory cost half of what pipes do.
    Raises TimeoutExpired."""
    with memory_file(data) as given, memory_file(b"") as output:
        process = subprocess.Popen([str(validator)], stdin=given, stdout=output, stderr=output)
        wait_for(process, seconds)
        output.seek(0)
        said = output.read().decode(errors="replace").strip()
    return process.returncode, f" ({said})" if said else ""


def memory_file(content):
    file = open(os.memfd_create("validated"), "w+b", buffering=0)
    file.write(content)
    file.seek(0)
    return file


def wait_for(process, seconds):
    """Returns when the process has ended. Raises TimeoutExpired."""
    if hasattr(os, "pidfd_open"):  # from Python 3.9 on; wait(timeout) looks again and again
        descriptor = os.pidfd_open(process.pid)
        select.select([descriptor], [], [], seconds)
        os.close(descriptor)
        seconds = 0
    try:
        process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        raise


def invalid_inputs(text):
    """Input by reason, of lines `why: escaped text`."""
    inputs = {}
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            why, separator, escaped = line.partition(":")
            if not separator or why in inputs:
                raise ValueError(f"expected 'why: text' with a why of its own, found {line!r}")
            inputs[why] = files.unescaped(escaped[1:] if escaped.startswith(" ") else escaped)
    return inputs


def damaged(data):
    """Pairs (what was done, the damaged input)."""
    yield "emptied", b""
    yield "without its final newline", data[:-1] if data.endswith(b"\n") else data
    yield "with CRLF", data.replace(b"\n", b"\r\n")
    yield "with a trailing blank", data.replace(b"\n", b" \n", 1)
    yield "with a doubled newline", data.replace(b"\n", b"\n\n", 1)
    yield "with a line added", data + b"\n"
    yield "with a leading zero", re.sub(rb"(?<![\w.])(?=\d+(\s|$))", b"0", data, count=1)
    dice = random.Random(hashlib.sha256(data).digest())
    yield "replaced by random bytes", bytes(dice.randrange(256) for _ in range(40))
    if data:
        place = dice.randrange(len(data))
        yield f"with byte {place} set to 0x80", data[:place] + b"\x80" + data[place + 1:]
