"""Long work that a test module needs, begun before its items run: most items keep one core busy, and
there are others.

A module says what with `ahead_of(items)`, which gets its selected items and returns functions; their
results are taken with result(). They run one after another, when the archive has been judged."""

from concurrent.futures import ThreadPoolExecutor

import pytest

_lane = ThreadPoolExecutor(1)
_begun = {}


def begin(work):
    """work: a function without arguments, always the same one."""
    if work not in _begun:
        _begun[work] = _lane.submit(work)


def begin_all(items, first):
    """Begins with first, and goes on with what the modules of the items name."""
    modules = {}
    for item in items:
        module = getattr(item.getparent(pytest.Module), "obj", None)
        if hasattr(module, "ahead_of"):
            modules.setdefault(module, []).append(item)
    works = [work for module, own in modules.items() for work in module.ahead_of(own)]
    for work in [first, *works] if works else []:
        begin(work)


def result(work):
    """What work returns or raises, whether it has begun or not."""
    begin(work)
    return _begun[work].result()
