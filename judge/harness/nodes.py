"""Findings, shown without a traceback, and items that are no Python functions."""

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


def shown(error):
    """What stands in the report in place of a traceback; None for errors of another kind."""
    if isinstance(error, Finding):
        return FindingRepr(error.line, error.details)
    if isinstance(error, core.BrokenJudge):
        return FindingRepr(f"judge error: {error}", "")
    return None


class FindingRepr(TerminalRepr):

    def __init__(self, line, details):
        self.text = "\n".join(filter(None, [line, details]))
        self.reprcrash = SimpleNamespace(message=line)

    def toterminal(self, tw):
        tw.line(self.text)

    def __str__(self):
        return self.text


class TitledItem(pytest.Item):
    """An item whose report is headed by its title, which must not be the end of its node id:
    pytest would write a dot in it as two colons."""

    title = None

    def reportinfo(self):
        return getattr(self, "path", None) or self.fspath, None, self.title or self.name


def named_blocks(event, names):
    """The texts of an event under headings, those that are there."""
    blocks = [f"--- {name.replace('_', ' ')}\n{event[name].rstrip()}" for name in names
              if event.get(name)]
    return "\n".join(blocks)
