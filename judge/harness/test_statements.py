"""Every problem is whole, and its statement says what its files say."""

import re

import pytest

import core
from archive import VERDICT_FOLDERS, Problem, expect_nothing, fences, section, sections, slugs

FILES = ["problem.yaml", "statement.md", "editorial.md", "editorial_test.py", "input_validator.cpp",
         "invalid_inputs.txt"]
MAY_BE_THERE = ["output_validator.cpp", "generator.cpp"]
LARGEST_FILE = 5 << 18  # 1.25 MiB, the boards for N = 11 in every-board among them
LARGEST_DATA = 20 << 20
SUBMIT = re.compile(r"Submit at \[(?P<name>[^\]]+)\]\((?P<url>[^)\s]+)\)"
                    r" · (?P<time>[0-9.]+) s · (?P<memory>[0-9]+) MB(?: \([^)]+\))?")


def pytest_generate_tests(metafunc):
    if "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", slugs(core.HOME))


@pytest.fixture
def problem(slug):
    return Problem(core.HOME, slug)


def test_files_are_complete(problem):
    expect_nothing(missing_files(problem))


def test_there_is_no_stray_file(problem):
    expect_nothing(stray_files(problem))


def test_title_is_the_name(problem):
    expect_nothing(title_differences(problem))


def test_submit_line_says_the_limits(problem):
    expect_nothing(submit_line_differences(problem))


def test_sections_are_in_order(problem):
    expect_nothing(section_differences(problem))


def test_samples_equal_the_files(problem):
    expect_nothing(sample_differences(problem))


def test_data_is_small():
    expect_nothing(large_data(core.HOME))


def missing_files(problem):
    wanted = [problem.folder / name for name in FILES]
    wanted += [problem.solution, problem.data / "recipe.txt", problem.data / "sample" / "1.in"]
    for case in problem.all_cases():
        wanted.append(problem.data / f"{case}.ans")
    wanted += [problem.data / "sample" / (case + suffix) for case in problem.cases("sample")
               for suffix in shown_suffixes(problem)]
    findings = [f"{problem.shown(path)}: there is no such file" for path in wanted
                if not path.is_file()]
    if not problem.cases("secret"):
        findings.append(f"{problem.shown(problem.data)}/secret: expected a case, found none")
    for folder in "accepted", "wrong_answer":
        if not any(name.startswith(f"{folder}/") for name in problem.programs()):
            findings.append(f"{problem.shown(problem.programs_folder)}/{folder}: expected a program, "
                            "found none")
    return findings


def shown_suffixes(problem):
    """Of the files of a sample that its readers see."""
    return [".interaction"] if problem.is_interactive else [".in", ".ans"]


def stray_files(problem):
    findings = []
    for path in entries(problem.folder):
        if path.name not in FILES + MAY_BE_THERE:
            findings.append(f"{problem.shown(path)}: expected one of "
                            f"{', '.join(FILES + MAY_BE_THERE)}")
    for path in entries(problem.programs_folder):
        if path.name not in VERDICT_FOLDERS or not path.is_dir():
            findings.append(f"{problem.shown(path)}: expected a folder named "
                            f"{', '.join(VERDICT_FOLDERS)}")
    for path in entries(problem.data):
        if path.name not in ("sample", "secret", "recipe.txt", "test_group.yaml"):
            findings.append(f"{problem.shown(path)}: expected sample, secret, recipe.txt or "
                            "test_group.yaml")
    for group, name, suffixes in (
            ("sample", r"[1-9]", {".in", ".ans", *shown_suffixes(problem)}),
            ("secret", r"[0-9]{2,}-[a-z0-9-]+", {".in", ".ans"})):
        for path in entries(problem.data / group):
            if path.suffix not in suffixes or not re.fullmatch(name, path.stem):
                findings.append(f"{problem.shown(path)}: expected a name like {name} with "
                                + " or ".join(sorted(suffixes, key=len)))
            elif path.suffix != ".in" and not path.with_suffix(".in").is_file():
                findings.append(f"{problem.shown(path)}: there is no {path.stem}.in")
    return findings


def entries(folder):
    """What lies in a folder; nothing of what Python leaves behind."""
    return sorted(path for path in folder.glob("*") if path.name != "__pycache__")


def title_differences(problem):
    name = problem.settings.get("name", "")
    findings = []
    for file, expected in ("statement", f"# {name}"), ("editorial", f"# {name}: editorial"):
        found = (getattr(problem, file).splitlines() or [""])[0]
        if found != expected:
            findings.append(f"{problem.shown(problem.folder)}/{file}.md:1: expected '{expected}', "
                            f"found '{found}'")
    return findings


def submit_line_differences(problem):
    where = f"{problem.shown(problem.folder)}/statement.md:3"
    line = (problem.statement.splitlines() + [""] * 3)[2]
    said = SUBMIT.fullmatch(line)
    if not said:
        return [f"{where}: expected 'Submit at [host id](address) · 5 s · 256 MB', found '{line}'"]
    findings = []
    for key, part in (("source.name", "name"), ("source.url", "url"), ("limits.time_limit", "time"),
                      ("limits.memory", "memory")):
        expected = problem.settings.get(key, "nothing")
        if said[part] != expected:
            findings.append(f"{where}: expected the {key} of problem.yaml, {expected}, "
                            f"found {said[part]}")
    return findings


def section_differences(problem):
    found = [part.title for part in sections(problem.statement)]
    samples = [f"Sample {case}" for case in problem.cases("sample")]
    places = [found.index(title) for title in ["Input", "Output", *samples] if title in found]
    if len(places) == 2 + len(samples) and places == sorted(places):
        return []
    expected = ", ".join(["Input", "Output", *samples])
    return [f"{problem.shown(problem.folder)}/statement.md: expected the sections {expected}, "
            f"found {', '.join(found) or 'none'}"]


def sample_differences(problem):
    findings = []
    statement = f"{problem.shown(problem.folder)}/statement.md"
    for part in sections(problem.statement):
        name = re.fullmatch(r"Sample (\S+)", part.title)
        if name and name[1] not in problem.cases("sample"):
            findings.append(f"{statement}:{part.line}: there is no "
                            f"{problem.shown(problem.data)}/sample/{name[1]}.in")
    for case in problem.cases("sample"):
        part = section(problem.statement, f"Sample {case}")
        blocks = fences(part.text)
        suffixes = shown_suffixes(problem)
        if [block.language for block in blocks] != ["text"] * len(suffixes):
            findings.append(f"{statement}:{part.line}: Sample {case}: expected {len(suffixes)} text "
                            f"fences, found {[block.language for block in blocks]}")
            continue
        for block, suffix in zip(blocks, suffixes):
            path = problem.data / "sample" / (case + suffix)
            stored = problem.read(path)
            if block.text != stored:
                findings.append(f"{statement}:{part.line + block.line}: expected the bytes of "
                                f"{problem.shown(path)}, {stored!r}, found {block.text!r}")
    return findings


def large_data(root):
    sizes = {path: path.stat().st_size for path in sorted(root.glob("testdata/**/*"))
             if path.is_file()}
    findings = [f"{path.relative_to(root).as_posix()}: expected at most {LARGEST_FILE} bytes, "
                f"found {size}" for path, size in sizes.items() if size > LARGEST_FILE]
    if sum(sizes.values()) > LARGEST_DATA:
        findings.append(f"testdata: expected at most {LARGEST_DATA} bytes, "
                        f"found {sum(sizes.values())}")
    return findings
