"""Copies of the checkout, and its two commands run in them."""

import os
import shutil
import subprocess
from pathlib import Path

import core

BUILT = ["judge", "launcher", "unit_tests", "built-judge", "built-all", "configured", "python"]
STAMPS = ["built-judge", "built-all"]
SHARED = ["cache", "checks"]  # what is kept by content
SECONDS = 300


class Checkout:
    """A folder like a fresh clone, with nothing of the environment that belongs to this run."""

    def __init__(self, path):
        self.path = path
        self.environment = {name: value for name, value in os.environ.items()
                            if not name.startswith(("QUEENS_", "PYTEST_", "PYTHON"))}

    def run(self, command, *arguments, cwd="/", **environment):
        """The finished process; command is below the checkout, or a path."""
        return subprocess.run([str(self.path / command), *map(str, arguments)], cwd=str(cwd),
                              env={**self.environment, **environment}, timeout=SECONDS,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, encoding="utf-8", errors="replace")

    def judge(self, *arguments, **options):
        return self.run("judge/judge", *arguments, **options)

    def run_tests(self, *arguments, **options):
        return self.run("run_tests.sh", *arguments, **options)


def copy_checkout(folder, slug):
    """The judge, and of the archive one problem, in the given folder; without what is slow."""
    for name in ["CMakeLists.txt", "run_tests.sh"]:
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy2(core.HOME / name, folder / name)
    skip = shutil.ignore_patterns("__pycache__", "time_limit_exceeded", "memory_limit_exceeded")
    for name in ["judge", f"problems/{slug}", f"solutions/{slug}", f"testdata/{slug}"]:
        shutil.copytree(core.HOME / name, folder / name, ignore=skip)
    for path in (core.HOME / "solutions").glob(f"{slug}.*"):
        shutil.copy2(path, folder / "solutions" / path.name)
    return Checkout(folder)


def copy_build(folder):
    """What this run built, so that a copy has nothing to build."""
    folder.mkdir(exist_ok=True)
    for name in BUILT:
        if (core.BUILD / name).exists():
            shutil.copy2(core.BUILD / name, folder / name)
    for name in STAMPS:
        (folder / name).touch()
    for name in SHARED:
        if (core.BUILD / name).is_dir():
            (folder / name).symlink_to(core.BUILD / name)


def write_program(path, text):
    """An executable file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return Path(path)
