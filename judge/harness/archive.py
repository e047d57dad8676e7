"""The files of the archive, read without the core: which problems there are, and what their
problem.yaml, statement, editorial and recipe say. A check that uses this returns its findings, one
line each; expect_nothing turns them into a failure."""

import itertools
import re
from collections import namedtuple

from nodes import Finding

VERDICT_FOLDERS = ["accepted", "wrong_answer", "time_limit_exceeded", "run_time_error",
                   "memory_limit_exceeded", "output_limit_exceeded", "compile_error", "rejected"]

Section = namedtuple("Section", "title line text")            # line: of the heading, from 1
Fence = namedtuple("Fence", "language line text")
Row = namedtuple("Row", "line mistake program case")          # of a Pitfalls table
Number = namedtuple("Number", "text line start end")          # where it stands in the whole text
Step = namedtuple("Step", "line case kind argument")          # of a recipe


def expect_nothing(findings):
    if findings:
        raise Finding(findings[0], "\n".join(findings[1:]))


def slugs(root):
    """Every name that stands for a problem in one of the three trees."""
    names = {path.name for tree in ("problems", "testdata", "solutions")
             for path in root.glob(f"{tree}/*") if path.is_dir()}
    return sorted(names | {path.stem for path in root.glob("solutions/*.cpp")})


class Problem:
    """The files of one problem. Texts are read as they are asked for; one that is missing is ""."""

    def __init__(self, root, slug):
        self.root = root
        self.slug = slug
        self.folder = root / "problems" / slug
        self.data = root / "testdata" / slug
        self.programs_folder = root / "solutions" / slug
        self.solution = root / "solutions" / f"{slug}.cpp"

    def shown(self, path):
        """The path in messages."""
        return path.relative_to(self.root).as_posix()

    def read(self, path):
        if not path.is_file():
            return ""
        try:
            return path.read_bytes().decode("utf-8")
        except UnicodeDecodeError as error:
            raise Finding(f"{self.shown(path)}: expected UTF-8, found another byte at "
                          f"{error.start}; save it as UTF-8")

    @property
    def statement(self):
        return self.read(self.folder / "statement.md")

    @property
    def editorial(self):
        return self.read(self.folder / "editorial.md")

    @property
    def settings(self):
        return problem_yaml(self.read(self.folder / "problem.yaml"))

    @property
    def is_interactive(self):
        return self.settings.get("type") == "interactive"

    @property
    def recipe(self):
        return self.read(self.data / "recipe.txt")

    def cases(self, group):
        """Names of the inputs in sample or secret, in order: "01-n1"."""
        return sorted(path.stem for path in (self.data / group).glob("*.in"))

    def all_cases(self):
        """As the judge names them: "secret/01-n1"."""
        return [f"{group}/{case}" for group in ("sample", "secret") for case in self.cases(group)]

    def programs(self):
        """Names of the other programs, "wrong_answer/no_rising.cpp". A folder is one program."""
        return sorted(path.relative_to(self.programs_folder).as_posix()
                      for path in self.programs_folder.glob("*/*"))

    def wrong_programs(self):
        return [name for name in self.programs() if not name.startswith("accepted/")]


# ---- problem.yaml

def problem_yaml(text):
    """The scalars of a problem.yaml by dotted key: {"limits.time_limit": "5"}. Only maps of plain
    or quoted scalars, which is what the archive needs here; the core reads YAML in earnest."""
    found = {}
    parents = []  # (indentation, key)
    for line in text.splitlines():
        entry = re.match(r"^( *)([a-z_]+):(?: +(.*))?$", line)
        if not entry:
            continue
        while parents and parents[-1][0] >= len(entry[1]):
            parents.pop()
        parents.append((len(entry[1]), entry[2]))
        quoted = re.match(r"(['\"])(.*?)\1(?:\s|$)", entry[3] or "")
        value = quoted[2] if quoted else re.sub(r"(^|\s+)#.*", "", entry[3] or "").strip()
        if value:
            found[".".join(key for _, key in parents)] = value
    return found


# ---- recipe.txt

def steps(recipe):
    """The lines of a recipe. Raises ValueError, with the line."""
    found = []
    for number, line in enumerate(recipe.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        entry = re.fullmatch(r"([^\s:]+): (literal|generator) (.*)", line)
        if not entry:
            raise ValueError(f"line {number}: expected 'case: literal text' or "
                             f"'case: generator arguments', found {line!r}")
        found.append(Step(number, *entry.groups()))
    return found


def unescaped(text):
    r"""Bytes of a text with the escapes \n \\ \t \r \xHH. Raises ValueError for any other."""
    characters = {"n": b"\n", "t": b"\t", "r": b"\r", "\\": b"\\"}
    result = b""
    for plain, escape in re.findall(r"([^\\]+)|\\(x[0-9A-Fa-f]{2}|.?)", text):
        if plain:
            result += plain.encode("utf-8")
        elif escape in characters:
            result += characters[escape]
        elif len(escape) == 3:
            result += bytes([int(escape[1:], 16)])
        else:
            raise ValueError(f"expected \\n, \\\\, \\t, \\r or \\xHH, found \\{escape}")
    return result


# ---- Markdown

def sections(markdown):
    """What stands below each `##` heading; `##` inside a fence is text."""
    found = []
    fenced = False
    for number, line in enumerate(markdown.splitlines(keepends=True), 1):
        fenced ^= line.startswith("```")
        if line.startswith("## ") and not fenced:
            found.append(Section(line[3:].strip(), number, ""))
        elif found:
            found[-1] = found[-1]._replace(text=found[-1].text + line)
    return found


def section(markdown, title):
    """The section of that title, an empty one where there is none."""
    for found in sections(markdown):
        if found.title == title:
            return found
    return Section(title, 0, "")


def fences(markdown):
    """The fenced blocks, each text with the newline of its last line."""
    found = []
    opened = None
    for number, line in enumerate(markdown.splitlines(keepends=True), 1):
        if line.startswith("```") and opened is None:
            opened = Fence(line[3:].strip(), number, "")
        elif line.startswith("```"):
            found.append(opened)
            opened = None
        elif opened is not None:
            opened = opened._replace(text=opened.text + line)
    return found


LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


def without_fences(markdown):
    """The same text with fenced lines emptied, so that line numbers stay."""
    kept = []
    fenced = False
    for line in markdown.splitlines():
        is_mark = line.startswith("```")
        kept.append("" if fenced or is_mark else line)
        fenced ^= is_mark
    return "\n".join(kept)


def links(markdown):
    """Pairs (line, target) outside of fences."""
    return _found_in_lines(LINK, without_fences(markdown))


def code_spans(markdown):
    """Pairs (line, text) of what stands in single backticks."""
    return _found_in_lines(CODE, without_fences(markdown))


def _found_in_lines(pattern, text):
    return [(number, match[1]) for number, line in enumerate(text.splitlines(), 1)
            for match in pattern.finditer(line)]


def pitfalls(editorial):
    """The rows of the first table of Pitfalls below its two lines of heading, and findings about
    its form."""
    part = section(editorial, "Pitfalls")
    rows, findings = [], []
    lines = enumerate(part.text.splitlines(), part.line + 1)
    lines = itertools.dropwhile(lambda numbered: not numbered[1].startswith("|"), lines)
    table = list(itertools.takewhile(lambda numbered: numbered[1].startswith("|"), lines))
    heading = "| mistake | kept as | first case that tells |"
    if not table or table[0][1] != heading:
        found = table[0][1] if table else "no table"
        findings.append(f"line {part.line}: Pitfalls: expected a table {heading}, found {found}")
    for number, line in table[2:]:
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) != 3 or not cells[0] or not re.fullmatch(r"`[^`]+`", cells[1]):
            findings.append(f"line {number}: expected | mistake | `program` | `case` |, found {line}")
            continue
        rows.append(Row(number, cells[0], cells[1].strip("`"), cells[2]))
    return rows, findings


# ---- Numbers

# What holds digits and is not a number of the text. Longest first where one starts the other.
NOT_NUMBERS = re.compile(
    r"\]\([^)\s]*\)"                # the target of a link
    r"|https?://[^\s)>]+"
    r"|</?(?:details|summary|sub|sup|br|a)\b[^<>\n]*>"
    r"|C\+\+[0-9]{2}\b"
    r"|[^\W\d]\w*"                  # an identifier, digits and all
    r"|^[ ]*[0-9]+[.)](?=[ ])",     # the mark of a list item
    re.MULTILINE)
NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?")
SLOWEST = re.compile(r"^Slowest stored case: .*$", re.MULTILINE)


def numbers_in(markdown, names=()):
    """Every integer of two or more digits and every decimal, fenced text too, except in links,
    identifiers, list marks and the given names. Where the line of the slowest case is in the text,
    its numbers are left out: they are measured."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match[0])  # keeps every place

    text = SLOWEST.sub(blank, markdown)
    if names:
        known = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
        text = re.sub(rf"(?<![\w-])(?:{known})(?![\w-])", blank, text)
    text = NOT_NUMBERS.sub(blank, text)
    return [Number(match[0], text.count("\n", 0, match.start()) + 1, match.start(), match.end())
            for match in NUMBER.finditer(text) if len(match[0]) > 1]
