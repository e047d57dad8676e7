"""What the harness compiles, checks and keeps."""

import os
import shutil
import subprocess

import pytest

import test_programs
import workshop
from nodes import Finding

pytestmark = pytest.mark.remembered

OTHER = {"g++": "clang++"}.get(test_programs.main_compiler(), "g++")
UNSET = """#include "strict_input.h"

int main() {
    testdata::StrictInput input;
    long long n;
    if (!input.at_end()) n = input.integer("n", 1, 9);
    return static_cast<int>(n);
}
"""
OVERFLOW = """#include <cstdio>
#include <cstdlib>

int main() {
    int n = 0;
    if (std::scanf("%d", &n) != 1) return 1;
    std::printf("%d\\n", n + 1);
    char* text = static_cast<char*>(std::malloc(static_cast<std::size_t>(n)));
    text[n / 10 * 10] = 'x';
    std::puts(text[0] == 'x' ? "yes" : "no");
    std::free(text);
}
"""


@pytest.fixture
def source(tmp_path):
    def write(text):
        path = tmp_path / "program.cpp"
        path.write_text(text)
        return path
    return write


@pytest.mark.parametrize("text, said", [
    (UNSET, "uninitialized"),
    ("int main() { return 1 }\n", "expected"),
    ("int main() { long long n = 1; int k = n; return k; }\n", "conversion"),
], ids=["may be unset", "no semicolon", "narrower"])
def test_a_tool_that_does_not_compile_is_a_finding(source, text, said):
    with pytest.raises(Finding) as found:
        workshop.tool(source(text))
    assert said in found.value.details


def test_a_tool_that_is_not_there_is_a_finding(tmp_path):
    with pytest.raises(Finding, match=r"there is no .*/generator\.cpp"):
        workshop.tool(tmp_path / "generator.cpp")


def test_the_other_compiler_is_heard(source):
    if shutil.which(OTHER) is None:
        pytest.skip(f"{OTHER} is not installed")
    workshop.check([OTHER], source("int main() {}\n"))
    with pytest.raises(Finding) as found:
        workshop.check([OTHER], source("int main() { int n; }\n"))
    assert "unused" in found.value.details


@pytest.mark.parametrize("compiler, flags, first_line", [
    (workshop.compiler_words, workshop.tool_flags, '#include "strict_input.h"'),
    (test_programs.sanitizing_compiler, test_programs.sanitizing_flags, "#include <cstdio>"),
    (lambda: [OTHER], lambda: workshop.CHECK, "#include <cstdio>"),
], ids=["a tool", "sanitized", "a check"])
def test_what_is_compiled_beforehand_is_used(source, tmp_path, compiler, flags, first_line):
    if shutil.which(compiler()[-1]) is None:
        pytest.skip(f"{compiler()[-1]} is not installed")
    program = source(first_line + "\nint main() {}\n")
    words = [*compiler(), *workshop.with_prelude(compiler(), program, flags())]
    option, header = words[-2:]
    done = subprocess.run([*words, "-H", "-o", str(tmp_path / "program"), f"-I{workshop.HEADERS}",
                           str(program)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    # clang++ uses it, or fails.
    assert option == "-include-pch" or (option == "-include" and f"! {header}.gch" in done.stderr)


@pytest.mark.parametrize("data, said", [
    ("7", ""), ("2147483647", "signed integer overflow"), ("10", "heap-buffer-overflow"),
])
def test_the_sanitizers_are_heard(source, tmp_path, data, said):
    program = test_programs.sanitized(source(OVERFLOW))
    (tmp_path / "1.in").write_text(data)
    report = test_programs.sanitizer_report(program, tmp_path / "1.in", None)
    assert said in report if said else report == ""


@pytest.mark.parametrize("answer, said", [("8\nyes\n", ""), ("8\nyes", "does not print what is in 1.ans")])
def test_answers_are_those_of_the_solution(source, tmp_path, answer, said):
    program = test_programs.sanitized(source(OVERFLOW))
    path = tmp_path / "secret" / "1.in"
    path.parent.mkdir()
    path.write_text("7")
    test_programs.answer_of(path).write_text(answer)
    report = test_programs.sanitizer_report(program, path, None)
    assert said in report if said else report == ""


def test_what_was_wrong_is_asked_again(tmp_path):
    key = ["wrong once", str(tmp_path)]
    assert [workshop.remembered(key, lambda said=said: said) for said in ["no memory", "", "late"]] == \
        ["no memory", "", ""]


def test_a_file_counts_with_its_folder(tmp_path):
    for folder in ["sample", "secret"]:
        (tmp_path / "data" / folder).mkdir(parents=True)
    (tmp_path / "data" / "sample" / "1.in").write_text("8")
    before = workshop.contents(tmp_path / "data")
    (tmp_path / "data" / "sample" / "1.in").rename(tmp_path / "data" / "secret" / "1.in")
    assert workshop.contents(tmp_path / "data") != before


def test_what_is_kept_is_whole(tmp_path):
    def write_half(path):
        path.write_text("half")
        raise OSError("no space left on device")
    with pytest.raises(OSError):
        workshop.write_whole(tmp_path / "kept", write_half)
    assert not os.listdir(tmp_path)


def test_what_is_not_used_is_forgotten(tmp_path):
    for name in ["used", "old"]:
        (tmp_path / name).touch()
        (tmp_path / f"{name} folder").mkdir()
    for name in ["old", "old folder"]:
        os.utime(tmp_path / name, (0, 0))
    (tmp_path / "gone meanwhile").symlink_to(tmp_path / "nothing")  # listed, and then not there
    workshop.forget(3600, tmp_path)
    assert sorted(os.listdir(tmp_path)) == ["gone meanwhile", "used", "used folder"]


@pytest.mark.parametrize("line, flags", [
    ("linker: -fuse-ld=lld -Wl,--threads=1", ["-fuse-ld=lld", "-Wl,--threads=1"]),
    ("linker: the compiler's usual one", []),
])
def test_the_linker_is_that_of_the_core(line, flags):
    doctor = f"static linking: yes\n{line}\nbuilt programs: /x\n"
    assert workshop.linker_flags_in(doctor) == flags
