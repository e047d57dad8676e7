"""Long work that a test module needs, begun before its items run: most items keep one core busy, and
there are others.

A module says what with `ahead_of(items)`, which gets its selected items and returns functions, or
Calls; their results are taken with result(). MOSTLY_WAITS in a module lets its work begin first, beside
work that does not wait; then comes what STARTS_THOUSANDS of programs, in this process, beside tests
that wait; USES_ALL_CORES is last."""

import sys
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor

import pytest

# One more than most machines that run this have cores: some works sleep now and then.
_lanes = ThreadPoolExecutor(3)
_begun = {}


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
    works = [work for module in sorted(modules, key=turn) for work in module.ahead_of(modules[module])]
    for work in works:
        begin(work, begin(gate))


def turn(module):
    """The place of a module's work in the order in which it is begun."""
    for place, trait in enumerate(["MOSTLY_WAITS", "STARTS_THOUSANDS"]):
        if hasattr(module, trait):
            return place
    return 3 if hasattr(module, "USES_ALL_CORES") else 2


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
