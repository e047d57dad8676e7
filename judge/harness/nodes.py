"""Building blocks of items that are no Python functions."""

from types import SimpleNamespace

import pytest
from _pytest._code.code import TerminalRepr

import core


def collects(function):
    """Marks a function of a test module: called with the module, it yields child nodes."""
    function.collects_nodes = True
    return function


class Finding(Exception):
    """What is wrong, for a reader: one line, then details."""

    def __init__(self, line, details=""):
        super().__init__(line)
        self.line = line
        self.details = details


class FindingRepr(TerminalRepr):
    """Shown in place of a traceback."""

    def __init__(self, line, details):
        self.text = "\n".join(filter(None, [line, details]))
        self.reprcrash = SimpleNamespace(message=line)

    def toterminal(self, tw):
        tw.line(self.text)

    def __str__(self):
        return self.text


class QueensItem(pytest.Item):
    """An item that fails by Finding and errs by BrokenJudge, both shown without a traceback."""

    title = None

    def repr_failure(self, excinfo):
        if isinstance(excinfo.value, Finding):
            return FindingRepr(excinfo.value.line, excinfo.value.details)
        if isinstance(excinfo.value, core.BrokenJudge):
            return FindingRepr(f"judge error: {excinfo.value}", "")
        return super().repr_failure(excinfo)

    def reportinfo(self):
        return getattr(self, "path", None) or self.fspath, None, self.title or self.name


def named_blocks(event, names):
    """The texts of an event under headings, those that are there."""
    blocks = [f"--- {name.replace('_', ' ')}\n{event[name].rstrip()}" for name in names
              if event.get(name)]
    return "\n".join(blocks)
