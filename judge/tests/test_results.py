"""What results are remembered by."""

from types import SimpleNamespace

import pytest

import results

AS_EXPECTED = {"event": "program", "problem": "p", "program": "x.cpp", "as_expected": True,
               "skip": None, "verdict": "AC"}


@pytest.fixture
def files(tmp_path):
    """A problem, a program and what they are made of, below tmp_path."""
    for path in ["p/problem.yaml", "p/output_validator.cpp", "data/secret/1.in", "data/secret/1.ans", "x.cpp"]:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(f"{tmp_path}/{path}")
    problem = SimpleNamespace(folder=tmp_path / "p", data=tmp_path / "data")
    return problem, SimpleNamespace(problem="p", name="x.cpp", path=tmp_path / "x.cpp")


@pytest.mark.parametrize("changed", ["p/problem.yaml", "p/output_validator.cpp", "data/secret/1.in",
                                     "data/secret/1.ans", "x.cpp"])
def test_a_change_lets_it_be_judged_again(files, tmp_path, changed):
    problem, program = files
    results.Remembered({"p": problem}).keep(program, [AS_EXPECTED])
    assert results.Remembered({"p": problem}).find(program) == [AS_EXPECTED]
    (tmp_path / changed).write_text("changed")
    assert results.Remembered({"p": problem}).find(program) == []


@pytest.mark.parametrize("bad", [{"as_expected": False}, {"skip": "no compiler"}, {"verdict": "JE"}])
def test_what_was_not_as_expected_is_judged_again(files, bad):
    problem, program = files
    remembered = results.Remembered({"p": problem})
    remembered.keep(program, [{**AS_EXPECTED, **bad}])
    assert remembered.find(program) == []


def test_results_are_those_of_this_judge_and_machine():
    said = results.of_the_judge()
    assert {"judge", "launcher"} <= {part for part in said if isinstance(part, str)}
    assert any(str(part).startswith("sandbox layer") for part in results.machine())
