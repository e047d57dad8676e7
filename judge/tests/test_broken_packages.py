"""Problem packages that are not sound: each has one fault, and the judge says it in one line."""

import pytest

import packages
from packages import ACCEPTED, LEGACY, MODERN, NAME, scoring

pytestmark = pytest.mark.remembered

# Files of a package, and what the one line says of it.
BROKEN = {
    "nocases": ({"problem.yaml": NAME, **ACCEPTED}, "data: expected cases"),
    "noanswer": ({**LEGACY, "data/secret/2.in": ""}, "2.in: expected 2.ans beside it, found none"),
    "noinput": ({**LEGACY, "data/secret/2.ans": ""}, "2.ans: expected 2.in beside it, found none"),
    "noyaml": ({**LEGACY, "problem.yaml": "name: [\n"}, "problem.yaml:"),
    "notimelimit": ({**LEGACY, ".timelimit": "soon\n"}, ".timelimit: expected a time limit in seconds"),
    "twovalidators": ({**LEGACY, "output_validators/a.py": "", "output_validators/b.py": ""},
                      "output_validators: expected one output validator, found a.py and b.py"),
    "novalidator": ({**LEGACY, "problem.yaml": NAME + "validation: custom\n"},
                    "expected an output validator, found none"),
    "badname": ({**LEGACY, "data/secret/a b.in": "", "data/secret/a b.ans": ""}, "rename it"),
    "futureformat": ({**LEGACY, "problem.yaml": NAME + "problem_format_version: 2031-01\n"},
                     "problem_format_version: expected one of"),
    "nomaxscore": ({**scoring(MODERN + "type: scoring\n", {"secret/1": (("test_group.yaml", ""), ["1\n"])}),
                    **ACCEPTED}, "data/secret/1: expected max_score"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_refused(tmp_path, name):
    files, message = BROKEN[name]
    done = packages.judge(packages.write(tmp_path / name, files))
    assert (done.status, done.programs, done.cases) == (2, {}, [])
    assert message in done.errors and len(done.errors.splitlines()) == 1


@pytest.mark.parametrize("link, target", [
    ("data/secret/2.in", "/etc/hosts"), ("data/secret/2.in", "nowhere"), ("data/secret/sub", "/etc"),
    ("data/sample", "/etc"), ("include", "/etc"), ("output_validators", "/etc"),
    ("submissions/accepted/b.py", "/etc/hosts"),
])
def test_a_link_out_of_the_package_is_refused(tmp_path, link, target):
    package = packages.write(tmp_path / "linked", LEGACY)
    (package / link).symlink_to(target)
    done = packages.judge(package)
    assert (done.status, done.programs) == (2, {})
    assert f"linked/{link}: symbolic link " in done.errors and len(done.errors.splitlines()) == 1
