"""Compiles and checks in two threads, and remembers every result by content in the build folder:
what did not change is not done again."""

import collections
import functools
import hashlib
import os
import re
import shutil
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import core
from nodes import Finding

STORE = core.BUILD / "checks"
HEADERS = core.HOME / "judge" / "lib"
STANDARD = "-std=c++17"
WARNINGS = ["-Wall", "-Wextra", "-Wshadow", "-Wconversion", "-Werror"]
CHECK = [STANDARD, *WARNINGS, "-fsyntax-only"]
LATER_STEPS = ("-fsyntax-only", "-fuse-ld=", "-Wl,")  # with -Wl g++ would link a header
COMPILE_SECONDS = 120
ACCEPTED, REFUSED = 42, 43  # exit status of a validator

# What the programs of the archive include most; compiled beforehand it halves the time of a check.
COMMON = "".join(f"#include <{header}>\n" for header in [
    "algorithm", "array", "bitset", "cstddef", "cstdint", "iostream", "string", "utility", "vector"])

workers = ThreadPoolExecutor(2)
prelude_lock = threading.Lock()
binary_locks = collections.defaultdict(threading.Lock)


def compiler_words():
    """The compiler that builds the judge: CXX may hold words before and after its name."""
    return os.environ.get("CXX", "g++").split()


@functools.lru_cache(maxsize=None)
def tool_flags():
    """For validators and generators; what is linked statically starts in half the time."""
    static = ["-static"] if "static linking: yes" in core.doctor() else []
    return [STANDARD, *WARNINGS, "-Og", *static, *linker_flags()]


def linker_flags():
    """Those of the core, which knows a quicker linker than the usual one where there is one."""
    return linker_flags_in(core.doctor())


def linker_flags_in(doctor):
    """The flags that `judge doctor` names in what it says."""
    said = re.search(r"^linker: (-.*)$", doctor, re.MULTILINE)
    return said[1].split() if said else []


def remembered(key, work):
    """What work() finds wrong, a text; that it is nothing is kept under a hash of the key (a list of
    bytes and strings)."""
    text = recall(key)
    if text is None:
        text = work()
        if not text:
            keep(key, text)
    return text


def recall(key):
    """The text that was kept under the key, or None."""
    kept = STORE / digest(key)
    try:
        os.utime(kept)  # it is in use
        return kept.read_text()
    except FileNotFoundError:
        return None


def keep(key, text):
    write_whole(STORE / digest(key), lambda path: path.write_text(text))


def forget(seconds, store=STORE):
    """Removes what has not been used for so long."""
    oldest = time.time() - seconds
    for kept in store.glob("*"):
        try:
            is_old = kept.stat().st_mtime < oldest
        except FileNotFoundError:  # another session's, which has just finished it
            continue
        if is_old and kept.is_dir():
            shutil.rmtree(kept, ignore_errors=True)
        elif is_old:
            kept.unlink(missing_ok=True)


def contents(path):
    """Name and bytes of a file, or of all files of a folder, with their paths in it, but what Python
    leaves there."""
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    files = [file for file in files if "__pycache__" not in file.parts]
    return [part for file in files if file.is_file()
            for part in (file.relative_to(path.parent).as_posix(), file.read_bytes())]


def check(compiler, source):
    """Raises a Finding with what the compiler (a list of words) says about a source, if anything."""
    said = remembered(_source_key(compiler, source, CHECK),
                      lambda: _compile_quickly(compiler, source, CHECK))
    _expect_silence(compiler, source, said)


def with_prelude(compiler, source, flags):
    """The flags and those that put compiled headers before the source: the one of HEADERS that it
    includes last (output validators include another one sometimes, and before loose_output.h), and
    <iostream> where it includes that, too; or COMMON, which may hide a missing #include; that the
    judge's own compilation tells."""
    own = _own_headers(source)
    usual = "#include <iostream>\n" if b"\n#include <iostream>\n" in source.read_bytes() else ""
    text = f'{usual}#include "{own[-1]}"\n' if own else COMMON
    with prelude_lock:
        return [*flags, *prelude(tuple(compiler), tuple(flags), text)]


@functools.lru_cache(maxsize=None)
def prelude(compiler, flags, text):
    """Flags that put the text before a source, compiled; none where it does not compile. g++ reads the
    text where it cannot use that, clang++ says so."""
    language = [flag for flag in flags if not flag.startswith(LATER_STEPS)]
    folder = STORE / ("prelude-" + digest([_identity(compiler), *language, text, *contents(HEADERS)]))
    header = folder / "prelude.h"
    is_clang = "clang" in _identity(compiler)
    compiled = folder / ("prelude.pch" if is_clang else "prelude.h.gch")
    # Else every source that is compiled after it does that again: half the time of a check.
    once = ["-fpch-instantiate-templates"] if is_clang else []
    if not compiled.exists():
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(header, lambda path: path.write_text(text))
        try:
            write_whole(compiled, lambda path: subprocess.run(
                [*compiler, *language, *once, "-I", str(HEADERS), "-x", "c++-header", str(header),
                 "-o", str(path)], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True,
                timeout=COMPILE_SECONDS))
        except subprocess.CalledProcessError:
            return []
    os.utime(folder)
    return ["-include-pch", str(compiled)] if is_clang else ["-include", str(header)]


def binary(compiler, source, flags, is_known=False):
    """The path of the compiled program. Raises a Finding with the compiler's words when it says any.
    is_known: it has been compiled with nothing before it."""
    kept = STORE / (digest(_source_key(compiler, source, flags)) + ".bin")
    compile_it = _compile_quickly if is_known or _own_headers(source) else _compile

    def compile_to(path):
        _expect_silence(compiler, source, compile_it(compiler, source, flags, str(path)))
    with binary_locks[kept.name]:  # who asks for it at the same time waits for it
        if kept.exists():
            os.utime(kept)
        else:
            write_whole(kept, compile_to)
    return kept


def tool(source):
    """The path of a validator or generator, compiled. Raises a Finding where it does not compile, or is
    not there."""
    if not source.is_file():
        raise Finding(f"there is no {source}")
    return binary(compiler_words(), source, tool_flags())


def write_whole(path, write):
    """Lets write fill a temporary file that then takes its place, whole or not at all."""
    path.parent.mkdir(exist_ok=True)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}-{threading.get_ident()}")
    try:
        write(unfinished)
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def digest(key):
    total = hashlib.sha256()
    for part in key:
        part = part.encode() if isinstance(part, str) else part
        total.update(b"%d:" % len(part) + part)
    return total.hexdigest()[:32]


def in_parallel(function, items):
    """The results of function over items, in their order."""
    return list(workers.map(function, items))


def _expect_silence(compiler, source, said):
    if said:
        raise Finding(f"{source}: {' '.join(compiler)} is not content", said)


def _source_key(compiler, source, flags):
    headers = contents(HEADERS) if _own_headers(source) else []
    return [_identity(tuple(compiler)), *flags, source.read_bytes(), *headers]


def _own_headers(source):
    """Names of the files of HEADERS that a source includes. Before the rest of it, they change nothing
    but the time."""
    named = re.findall(rb'^#include "(\w+\.h)"$', source.read_bytes(), re.MULTILINE)
    return [name for name in map(bytes.decode, named) if (HEADERS / name).is_file()]


@functools.lru_cache(maxsize=None)
def _identity(compiler):
    version = subprocess.run([*compiler, "--version"], stdout=subprocess.PIPE,
                             stdin=subprocess.DEVNULL, check=True).stdout.decode()
    return f"{shutil.which(compiler[0])} {' '.join(compiler[1:])} {version}"


def _compile_quickly(compiler, source, flags, output=os.devnull):
    """What the compiler says; where that is anything, without headers that were compiled beforehand."""
    return (_compile(compiler, source, with_prelude(compiler, source, flags), output)
            and _compile(compiler, source, flags, output))


def _compile(compiler, source, flags, output=os.devnull):
    command = [*compiler, *flags, "-o", output, "-I", str(HEADERS), str(source)]
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=COMPILE_SECONDS)
    except subprocess.TimeoutExpired:
        return f"{' '.join(command)}: not done after {COMPILE_SECONDS} s"
    said = done.stdout.decode(errors="replace")
    return said if said or done.returncode == 0 else f"exit status {done.returncode}"
