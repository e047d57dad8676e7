"""Each race between a program and an interactive validator ends the same way every time, and the end
of file is seen where the rules say so.
QUEENS_RACES=1000 repeats each so often."""

import os
import tempfile
from pathlib import Path

import pytest

import ahead
import interactions
import packages

pytestmark = pytest.mark.remembered

WORK = ahead.Kind.WAITS

REPEATS = int(os.environ.get("QUEENS_RACES", "20"))


def ahead_of(items):
    works = {"raced": race, "ended": end}
    return [work for fixture, work in works.items()
            if any(fixture in item.fixturenames for item in items)]


def race():
    files = interactions.package(interactions.RACES, REPEATS, time_limit=2)
    with tempfile.TemporaryDirectory() as folder:
        return packages.judge(packages.write(Path(folder) / "race", files), seconds=60 + 2 * REPEATS)


@pytest.fixture(scope="module")
def raced():
    return ahead.result(race)


@pytest.mark.parametrize("name", interactions.RACES)
def test_a_race_has_one_end(raced, name):
    runs = [event for event in raced.cases if event["program"] == f"mixed/{name}.c"]
    assert len(runs) == REPEATS
    wrong = [(event["case"], event["verdict"], event["reason"]) for event in runs
             if event["verdict"] != interactions.RACES[name][0]]
    assert wrong == []


def end():
    """The outcome of the package under each of the rules."""
    files = interactions.package(interactions.ENDS, 1, 0.2)
    with tempfile.TemporaryDirectory() as folder:
        package = packages.write(Path(folder) / "ends", files)
        return {rule: packages.judge(package, "--interactive-eof", rule)
                for rule in interactions.RULES}


@pytest.fixture(scope="module")
def ended():
    return ahead.result(end)


@pytest.mark.parametrize("rule", interactions.RULES)
def test_a_closed_output_is_an_end_of_file(ended, rule):
    place = interactions.RULES.index(rule)
    assert ended[rule].verdicts("ends") == {f"mixed/{name}.c": verdicts[place]
                                            for name, (verdicts, _) in interactions.ENDS.items()}
