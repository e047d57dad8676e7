"""Interactive problems without the judge: a program and an output validator talk to each other, and
X.interaction tells how such a talk goes, `<` before what the program reads, `>` before what it writes."""

import subprocess
import tempfile
import threading

import workshop

RUN_SECONDS = 120


def talk(program, validator, input_path, seconds=RUN_SECONDS):
    """The program's exit status and standard error, and whether the validator accepts. Both are killed when
    they take longer."""
    with tempfile.TemporaryDirectory() as feedback:
        judged = subprocess.Popen([str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE)
        answer = input_path.with_suffix(".ans")
        judge = subprocess.Popen([str(validator), str(input_path), str(answer), feedback],
                                 stdin=judged.stdout, stdout=judged.stdin)
        judged.stdin.close()
        judged.stdout.close()
        watchdog = threading.Timer(seconds, lambda: [side.kill() for side in (judged, judge)])
        watchdog.start()
        with judge, judged.stderr:
            said = judged.stderr.read().decode(errors="replace")
            ended = judged.wait(), said, judge.wait() == workshop.ACCEPTED
        watchdog.cancel()
        return ended


def replies(validator, input_path, lines):
    """What the validator prints to a program that writes these lines and ends; its exit status."""
    with tempfile.TemporaryDirectory() as feedback:
        done = subprocess.run([str(validator), str(input_path), str(input_path.with_suffix(".ans")),
                               feedback], input="".join(lines).encode(), stdout=subprocess.PIPE,
                              timeout=RUN_SECONDS)
    return done.stdout.decode(errors="replace"), done.returncode


def differences(text, reply):
    """Where a talk does not go as the text of an .interaction says. reply is a function: the lines
    that the program has written so far -> what it has read until then, exit status."""
    written, read = [], ""
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        if line.startswith("<"):
            read += line[1:]
        elif line.startswith(">"):
            found = reply(written)[0]
            if found != read:
                return [f"line {number}: before this, the program reads {found!r}, not {read!r}"]
            written.append(line[1:])
        else:
            return [f"line {number}: expected < or > at the beginning, found {line!r}"]
    found, status = reply(written)
    if found != read:
        return [f"at the end the program has read {found!r}, not {read!r}"]
    if status != workshop.ACCEPTED:
        return [f"expected to be accepted in the end, found exit status {status}"]
    return []
