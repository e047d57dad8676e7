"""What the judge builds: a header that it compiles beforehand changes nothing but the time, and a program
is built anew where another one might come of it."""

from pathlib import Path

import pytest

import core
import packages

pytestmark = pytest.mark.remembered

PACKAGE = {"problem.yaml": "name: Hello\n", ".timelimit": "1\n", "data/secret/1.in": "",
           "data/secret/1.ans": "1\n"}
HELLO = 'int main() { std::cout << "1\\n"; }\n'
# As many as make it pay.
USUAL = {f"submissions/accepted/a{number}.cpp": f"// {number}\n#include <iostream>\n{HELLO}"
         for number in range(4)}
LISTS = {f"submissions/accepted/b{number}.cpp":
         f"// {number}\n#include <iostream>\n#include <vector>\nstd::vector<int> all;\n{HELLO}"
         for number in range(4)}
ODD = {
    "submissions/mixed/cout_without_iostream.cpp": HELLO,
    "submissions/mixed/vector_without_its_header.cpp":
        "#include <iostream>\nstd::vector<int> all;\n" + HELLO,
    "submissions/mixed/map_without_its_header.cpp":
        "#include <iostream>\n#include <vector>\nstd::map<int, int> all;\n" + HELLO,
    "submissions/mixed/macro_before.cpp":
        "#define endl queens\n#include <iostream>\n#ifdef endl\n" + HELLO + "#endif\n",
    "submissions/mixed/switch_before.cpp":
        "#define _GLIBCXX_DEBUG\n#include <iostream>\n#include <string>\n"
        "int main() { const std::string s; std::cout << &s[0] - &s[9]; }\n",
    "submissions/mixed/warned_of.cpp":
        "#include <iostream>\nint main() { int x = 4294967296; std::cout << x + 1 << '\\n'; }\n",
}
VERDICTS = {"cout_without_iostream.cpp": "CE", "vector_without_its_header.cpp": "CE",
            "map_without_its_header.cpp": "CE", "macro_before.cpp": "AC", "switch_before.cpp": "RTE",
            "warned_of.cpp": "AC"}


def test_a_header_that_is_compiled_beforehand_changes_nothing(tmp_path):
    store = tmp_path / "store"
    again = {name: text + "// again\n" for name, text in ODD.items()}
    for run, sources in [("makes", {**USUAL, **LISTS, **ODD}), ("finds", again)]:
        package = packages.write(tmp_path / run / "hello", {**PACKAGE, **sources})
        done = packages.judge(package, "--jobs", 1, store=store)
        assert done.verdicts("hello") == {
            name[12:]: VERDICTS.get(Path(name).name, "AC") for name in sources}
        made = list(store.glob("cache/*/src/prelude.h.gch"))
        assert len(made) == (0 if "C++: /usr/bin/clang" in core.doctor() else 2)


def test_what_was_built_confined_is_good_where_nothing_is(tmp_path):
    package = packages.write(tmp_path / "hello", {
        **PACKAGE, "submissions/accepted/a.c": '#include <stdio.h>\nint main() { puts("1"); }\n'})
    store = tmp_path / "store"

    def programs_after(*flags):
        assert packages.judge(package, *flags, store=store).status == 0
        return len(list(store.glob("cache/*/program")))
    assert programs_after() == programs_after("--without", "landlock") == 1


def test_what_was_built_without_landlock_is_no_good_under_it(tmp_path):
    if "landlock: on" not in core.doctor():
        pytest.skip("this kernel has no Landlock")
    secret = tmp_path / "secret"
    secret.write_text('"1"\n')
    package = packages.write(tmp_path / "hello", {
        **PACKAGE, "submissions/mixed/a.c": "#include <stdio.h>\nint main() {\nputs(\n"
                                            f'#include "{secret}"\n);\n}}\n'})

    def verdict(*flags):
        done = packages.judge(package, *flags, store=tmp_path / "store")
        return done.verdicts("hello")["mixed/a.c"]
    assert verdict("--without", "landlock") == "AC"
    assert verdict() == "CE"
