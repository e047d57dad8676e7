"""Small programs on top of judge/lib. Each carries out the calls named in its arguments, so that a row of
a table is one program run and none has to be compiled for it."""

import shutil
import subprocess

import workshop

ACCEPTED, REFUSED, JUDGE_ERROR = 42, 43, 1
LOWEST, HIGHEST = -(2**63), 2**63 - 1
COMPILER = shutil.which("g++") or shutil.which("clang++")


def build(folder, source):
    path = folder / "program.cpp"
    path.write_text(source)
    return str(workshop.binary([COMPILER], path, workshop.tool_flags()))


def run(*argv, stdin=b""):
    """Exit status, output and error output; bytes as the characters of Latin-1."""
    done = subprocess.run([str(a) for a in argv], input=stdin, capture_output=True)
    return done.returncode, done.stdout.decode("latin-1"), done.stderr.decode("latin-1")


def ids(table):
    return [f"{row[0]}-{row[1][:24]!r}" for row in table]
