"""Long work that a test module needs, begun before its items run: most items keep one core busy, and
there are others.

A module says what with `ahead_of(items)`, which gets its selected items and returns functions, or
Calls; their results are taken with result(). Its WORK, a Kind, says when that begins."""

import enum
import sys
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor

import pytest

# One more than most machines that run this have cores: some works sleep now and then.
_lanes = ThreadPoolExecutor(3)
_begun = {}


class Kind(enum.IntEnum):
    """Of the work of a module, in the order in which it is begun."""

    WAITS = 0  # most of its time, so it leaves the cores to what comes next
    STARTS_THOUSANDS = 1  # of programs, from this process: beside tests that wait
    COMPUTES = 2  # where a module does not say
    FILLS_ALL_CORES = 3


class Call(namedtuple("Call", "function arguments")):
    """A function with arguments. The same as every other Call of that function with those arguments."""

    def __new__(cls, function, *arguments):
        return super().__new__(cls, function, arguments)

    def __call__(self):
        return self.function(*self.arguments)


def begin(work, first=None):
    """work: a function without arguments, always the same one; first: a future to wait for."""
    def wait_and_work():
        if first is not None:
            first.result()
        return work()
    if work not in _begun:
        _begun[work] = _lanes.submit(wait_and_work)
    return _begun[work]


def begin_all(items, gate):
    """Begins what the modules of the items name, when gate() has returned."""
    # A lane starts thousands of programs; after each it would wait 5 ms for a test that computes.
    sys.setswitchinterval(0.0001)
    modules = {}
    for item in items:
        module = getattr(item.getparent(pytest.Module), "obj", None)
        if hasattr(module, "ahead_of"):
            modules.setdefault(module, []).append(item)
    works = [work for module in sorted(modules, key=kind) for work in module.ahead_of(modules[module])]
    for work in works:
        begin(work, begin(gate))


def kind(module):
    return getattr(module, "WORK", Kind.COMPUTES)


def result(work):
    """What work returns or raises, whether it has begun or not."""
    return begin(work).result()


def finish(works):
    """Returns when those of the works that have begun are done."""
    for work in works:
        if work in _begun:
            _begun[work].exception()


def stop():
    """Lets go of what has not begun: nobody will wait for it."""
    for future in _begun.values():
        future.cancel()
