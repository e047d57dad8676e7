"""The hostile and odd programs of tests/programs, and calls of the judge for all of them at once.

The first lines of each file say what it tries and what it must get:
    // Tries: …        in words
    // Verdict: RTE    one for each case; with two, the case is numbered by its input
    // Reason: text    a regular expression that the reason must contain
    // Limits: time 0.5 memory 32 output 1 compilation_time 2 compilation_memory 512
    // Needs: seccomp  layers without which it would harm the machine it runs on
    // Machine: x86_64
The right answer is the input, "1" in the first case. Paths to attack stand as @NAME@.
"""

import hashlib
import json
import os
import platform
import re
import subprocess
from pathlib import Path

PROGRAMS = Path(__file__).parent / "programs"
LIMITS = {"time": "0.5", "memory": "32", "output": "1", "compilation_time": "20",
          "compilation_memory": "512"}
KEYS = {"time": "time_limit"}
HEADER = re.compile(r"(?:#|//) (Tries|Verdict|Reason|Limits|Needs|Machine): (.*)")


class Program:
    """One file and what its first lines say."""

    def __init__(self, path):
        self.path = path
        self.name = path.name
        head = dict(match.groups() for match in map(HEADER.match, path.read_text().splitlines()[:8])
                    if match)
        self.tries = head["Tries"]
        self.verdicts = head["Verdict"].split()
        self.reason = head.get("Reason", "")
        words = head.get("Limits", "").split()
        self.limits = {**LIMITS, **dict(zip(words[::2], words[1::2]))}
        self.needs = head.get("Needs", "").split()
        self.machine = head.get("Machine", platform.machine())

    @property
    def cases(self):
        return max(1, len(self.verdicts))


def read_programs():
    programs = [Program(path) for path in sorted(PROGRAMS.iterdir()) if path.is_file()]
    return [program for program in programs if program.machine == platform.machine()]


class Place:
    """A folder with packages for the programs and files for them to attack."""

    def __init__(self, folder, paths):
        self.folder = folder
        self.sources = folder / "sources"
        self.sources.mkdir()
        self.data = folder / "victims" / "data"
        self.data.mkdir(parents=True)
        (self.data / "1.ans").write_text("1\n")
        (self.data.parent / "victim").write_text("precious\n")
        self.paths = {"ANSWER": self.data / "1.ans", "DATA": self.data,
                      "VICTIM": self.data.parent / "victim", **paths}

    def words(self, programs):
        """What to say to `judge run`: packages, one for each set of limits, and their programs."""
        groups = {}
        for program in programs:
            key = (program.cases, *program.limits.values())
            groups.setdefault(key, []).append(program)
        words = []
        for key, group in groups.items():
            package = self.folder / "-".join(["package", *map(str, key)])
            cases = {str(case + 1): f"{case + 1}\n" for case in range(group[0].cases)}
            write_package(package, group[0].limits, cases)
            words += [package, *map(self.source, group)]
        return words

    def source(self, program):
        text = program.path.read_text()
        for name, path in self.paths.items():
            text = text.replace(f"@{name}@", str(path))
        return write(self.sources / program.name, text)


def write(path, text):
    """The path, with the text in it; a file that has it already is left alone: another judge may be
    reading it."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return path


def write_package(folder, limits, cases, answers=None):
    (folder / "data" / "secret").mkdir(parents=True, exist_ok=True)
    lines = ["problem_format_version: 2025-09", "name: Hostile", "limits:"]
    lines += [f"  {KEYS.get(key, key)}: {value}" for key, value in limits.items()]
    write(folder / "problem.yaml", "\n".join(lines) + "\n")
    for case, text in cases.items():
        write(folder / "data" / "secret" / f"{case}.in", text)
        write(folder / "data" / "secret" / f"{case}.ans", (answers or cases)[case])


class Results:
    """The events of one call of `judge run --json`, by the name of the program's file."""

    def __init__(self, process):
        self.status = process.returncode
        self.stderr = process.stderr
        self.events = [json.loads(line) for line in process.stdout.splitlines()]
        self.cases = {}
        self.programs = {}
        self.summary = None
        for event in self.events:
            if event["event"] == "case":
                self.cases.setdefault(Path(event["program"]).name, []).append(event)
            elif event["event"] == "program":
                self.programs[Path(event["program"]).name] = event
            elif event["event"] == "summary":
                self.summary = event

    def verdicts(self, name):
        """Of a program's cases, or ["CE"]; None when it was skipped."""
        program = self.programs[name]
        if program["skip"]:
            return None
        return [case["verdict"] for case in self.cases.get(name, [])] or [program["verdict"]]

    def reason(self, name):
        return "; ".join(event["reason"] or ""
                         for event in [*self.cases.get(name, []), self.programs[name]])


def run(judge, words, tmp, flags=(), user=None, timeout=300, **environment):
    """Calls the judge, as another user when one is named, and waits for it. It inherits what it
    must not pass on: descriptors, a variable, signals that are ignored."""
    secret, hold = os.pipe()
    inherited = {"PATH": os.environ["PATH"], "HOME": os.environ["HOME"], "TMPDIR": str(tmp),
                 "SECRET": "secret", **environment}
    ignoring = ["sh", "-c", 'trap "" HUP TERM USR1 PIPE CHLD; exec "$@"', "sh"]
    command = [*as_user(user), *ignoring, str(judge), "run", "--json", *flags, *map(str, words)]
    try:
        return Results(subprocess.run(command, cwd="/", env=inherited, stdin=subprocess.DEVNULL,
                                      stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                      pass_fds=(secret, hold), timeout=timeout,
                                      encoding="utf-8", errors="replace"))
    finally:
        os.close(secret)
        os.close(hold)


def as_user(user):
    if not user:
        return []
    return ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]


def processes_in(*folders):
    """Processes whose program or working folder is in one of the folders."""
    found = []
    for process in Path("/proc").iterdir():
        if not process.name.isdigit():
            continue
        for link in ["exe", "cwd"]:
            try:
                path = os.readlink(process / link)
            except OSError:
                continue  # it has ended, or is not ours
            if any(path.startswith(f"{folder}/") for folder in folders):
                found.append(f"{process.name}: {path}")
    return found


def content_of(folder):
    """Every file below the folder with its content, every link with its target."""
    content = {}
    for path in sorted(folder.rglob("*")):
        if path.is_symlink():
            content[path] = os.readlink(path)
        elif path.is_file():
            content[path] = hashlib.sha256(path.read_bytes()).hexdigest(), path.stat().st_mode
    return content
