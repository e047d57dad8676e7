"""Problem packages written from dictionaries of path and content, and the judge run on them."""

import json
import os
import subprocess

import core

# What most packages are made of.
ECHO = "print(input())\n"
NAME = "name: Echo\n"
MODERN = "problem_format_version: 2025-09\nname: {en: Echo}\n"
CASE = {"data/secret/1.in": "1\n", "data/secret/1.ans": "1\n"}
ACCEPTED = {"submissions/accepted/a.py": ECHO}
LEGACY = {"problem.yaml": NAME, **CASE, **ACCEPTED}
WRONG = {"submissions/wrong_answer/w.py": "print(2)\n"}


def write(folder, files):
    """The folder, with the files in it: text, or bytes."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


def scoring(header, groups, **programs):
    """The files of a package with points. header: its problem.yaml; groups: by folder under data the
    settings, a file name and its text, or None, and the answers of its cases, which are their inputs,
    too; programs: by name the folder and the text."""
    files = {"problem.yaml": header}
    for group, (settings, answers) in groups.items():
        if settings:
            files[f"data/{group}/{settings[0]}"] = settings[1]
        for number, answer in enumerate(answers):
            name = f"data/{group}/{number}".replace("//", "/")
            files[name + ".in"] = files[name + ".ans"] = answer
    for name, (folder, text) in programs.items():
        files[f"submissions/{folder}/{name}.py"] = text
    return files


class Outcome:
    """What one call of the judge came to, by the JSON lines of judge/README.md."""

    def __init__(self, status, events, errors):
        self.status = status
        self.errors = errors  # what stood on standard error
        self.problems = {event["problem"]: event for event in events if event["event"] == "problem"}
        self.programs = {(event["problem"], event["program"]): event
                         for event in events if event["event"] == "program"}
        self.cases = [event for event in events if event["event"] == "case"]
        self.inputs = [event for event in events if event["event"] == "input"]

    def verdicts(self, problem):
        """The verdict of each program of the problem by its name."""
        return {name: event["verdict"] for (of, name), event in self.programs.items()
                if of == problem}

    def case_verdicts(self, program):
        """The verdict of each case that the program was judged on, by the case's name."""
        return {event["case"]: event["verdict"] for event in self.cases if event["program"] == program}


def judge(*words, seconds=300, store=core.BUILD):
    """store: where the built programs are kept."""
    done = subprocess.run([str(core.JUDGE), "run", "--json", *map(str, words)],
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env={**os.environ, "QUEENS_BUILD": str(store)}, timeout=seconds)
    events = [json.loads(line) for line in done.stdout.decode().splitlines()]
    return Outcome(done.returncode, events, done.stderr.decode())
