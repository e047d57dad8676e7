"""The sandbox holds: the programs of tests/programs through the real judge, each with the verdict it
must get; as another user; and what is no longer stopped when a layer is left out."""

import functools
import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

import ahead
import corpus
from arena import NOBODY, SECONDS, can_be_another_user, the_arena

pytestmark = pytest.mark.remembered

LAYERS = ["no-new-privileges", "no-capabilities", "landlock", "seccomp"]
WORK = ahead.Kind.FILLS_ALL_CORES
ALL = corpus.read_programs()

# What each layer stops that the others do not: the verdict without it, or, where it takes a while,
# one of two.
READING = """include_answer.c include_answer_by_assembler.c include_answer_relative.c list_answers.c
    list_archive.c list_folders_outside.c list_home.c read_answer_absolute.c
    read_answer_beside_input.c read_answer_mapped.c read_answer_proc_root.c read_answer_python.py
    read_answer_relative.c read_answer_reopened.c read_passwd.c read_shadow.c Processes.java
    processes.js"""
CALLING = """adjust_clock.c change_input.c change_victim.c clone3_raw.c cut_output.c
    double_fork_setsid.c exec_itself.c exec_itself_by_descriptor.c foreign_call_32_bit.c
    fork_once.c fork_python.py fork_raw.c io_uring.c keyring.c message_queue.c own_filter.c
    perf_event.c pidfd_parent.c priority_of_parent.c prlimit_parent.c run_python.py
    signal_everyone.c socket_abstract.c socket_netlink.c socket_pair.c socket_udp.c thread_bomb.c
    user_namespace.c user_namespace_by_clone.c userfaultfd.c"""


def by_name(verdicts):
    return {name: one.split() for one, names in verdicts.items() for name in names.split()}


UNSTOPPED = {
    "landlock": by_name({"AC": READING, "WA": "user_name.c include_environment.c",
                         "TLE AC": "zero_device_forgotten.c"}),
    "seccomp": by_name({"AC": CALLING, "WA": "system_echo.c", "MLE": "shared_memory_segment.c",
                        "TLE": "fork_bomb.c children_unwaited.c",
                        "TLE AC": "shared_mapping_forgotten.c"}),
    "no-capabilities": {},
}
# Landlock and seccomp stand on it: without it both are missing, and the judge says so.
STANDS_ON = {"no-new-privileges": ["no-new-privileges", "landlock", "seccomp"]}
# What a kernel may refuse on its own, or to all but root.
MAY_VARY = """read_shadow.c io_uring.c keyring.c perf_event.c user_namespace.c userfaultfd.c
    user_namespace_by_clone.c signal_everyone.c list_home.c fork_raw.c user_name.c
    adjust_clock.c priority_of_parent.c foreign_call_32_bit.c""".split()


def ahead_of(items):
    works = [the_arena]
    if any("results" in item.fixturenames for item in items):
        works.append(first_pass)
    names = {item.originalname for item in items}
    if "test_verdicts_as_a_plain_user" in names and can_be_another_user():
        works.append(plain_pass)
    if "test_without_a_layer" in names:
        works += WITHOUT.values()
    if "test_limits_need_no_layer" in names:
        works.append(bare_pass)
    return works


def first_pass():
    arena = ahead.result(the_arena)
    found = arena.run(ALL, ["--require-sandbox"])
    found.after = arena.state()
    return found


def plain_pass():
    """As another user, with a copy of what is built."""
    ahead.result(first_pass)
    arena = ahead.result(the_arena)
    store = arena.folder / "store"
    for manifest in (arena.store / "cache").glob("*/manifest"):
        if manifest.stat().st_mtime > arena.begin - 1:  # in use
            shutil.copytree(manifest.parent, store / "cache" / manifest.parent.name)
    subprocess.run(["chown", "-R", f"{NOBODY}:{NOBODY}", str(store)], check=True)
    found = arena.run(ALL, ["--require-sandbox"], user=NOBODY, store=store)
    found.after = arena.state()
    return found


def meets_a_limit(program):
    """Whether it is stopped by a limit, or by nothing, and no layer is there for it."""
    return (not any(program.name in names for names in UNSTOPPED.values()) and not program.needs
            and {"RTE", "WA"}.isdisjoint(program.verdicts))


def pass_without(layers, programs):
    """After the passes that must leave nothing: this one may."""
    ahead.result(first_pass)
    ahead.finish([plain_pass])
    flags = [word for layer in layers for word in ("--without", layer)]
    return ahead.result(the_arena).run(programs, flags)


def pass_without_one(layer):
    return pass_without([layer], [program for program in ALL
                                  if layer not in program.needs and not meets_a_limit(program)])


def bare_pass():
    """What meets a limit, without any layer."""
    return pass_without(LAYERS, list(filter(meets_a_limit, ALL)))


WITHOUT = {layer: functools.partial(pass_without_one, layer) for layer in UNSTOPPED}


@pytest.fixture(scope="session")
def arena():
    return ahead.result(the_arena)


@pytest.fixture(scope="session")
def results(arena):
    return ahead.result(first_pass)


def failure(program, results):
    """What is not as its first lines say, or None."""
    assert program.name in results.programs, results.stderr or results.events[-1]
    found = results.verdicts(program.name)
    reason = results.reason(program.name)
    if found is None or (found == program.verdicts and re.search(program.reason, reason)):
        return None
    return (f"{program.name} tries: {program.tries} expected {program.verdicts} with "
            f"'{program.reason}' in the reason, found {found}: {reason}")


def expect_verdicts(programs, results):
    failures = list(filter(None, (failure(program, results) for program in programs)))
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize("program", ALL, ids=lambda program: program.name)
def test_verdict(program, results):
    if results.status in (0, 1) and results.verdicts(program.name) is None:
        pytest.skip(results.programs[program.name]["skip"])
    assert not failure(program, results), failure(program, results)


def test_nothing_is_left(arena, results):
    """No process, no change, no segment, no temporary file."""
    for what, before in arena.before.items():
        assert results.after[what] == before, what


def test_memory_is_the_program_s_own(arena, results):
    """A small program is reported with what it takes alone, within a mebibyte."""
    words = arena.place.words([program for program in ALL if program.name == "pause.c"])
    binary = arena.folder / "alone"
    subprocess.run(["gcc", "-static", "-O2", "-o", binary, words[1]], check=True)
    process = subprocess.Popen([binary])
    try:
        time.sleep(0.1)
        status = Path(f"/proc/{process.pid}/status").read_text()
        alone = int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) << 10
    finally:
        process.kill()
        process.wait()
    assert abs(results.cases["pause.c"][0]["memory_bytes"] - alone) <= 1 << 20


def test_verdicts_as_a_plain_user(arena, results):
    if not can_be_another_user():
        pytest.skip("only root can be another user, with setpriv; a plain user's was the first pass")
    plain = ahead.result(plain_pass)
    expect_verdicts(ALL, plain)
    test_nothing_is_left(arena, plain)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_missing_layer_is_named(layer, arena):
    program = [program for program in ALL if program.name == "quick_enough.c"]
    found = arena.run(program, ["--without", layer])
    missing = STANDS_ON.get(layer, [layer])
    assert found.verdicts("quick_enough.c") == ["AC"]
    assert found.events[0]["missing_layers"] == missing
    refused = arena.run(program, ["--without", layer, "--require-sandbox"])
    assert refused.status == 2
    assert ", ".join(missing) in refused.stderr


def test_each_exit_status_and_signal(arena):
    statuses = arena.folder / "statuses"
    signals = arena.folder / "signals"
    stopping = {signal.SIGSTOP, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU}
    numbers = [number for number in range(1, signal.SIGRTMAX + 1)
               if number not in stopping and number not in (32, 33)]  # the C library's own
    corpus.write_package(statuses, corpus.LIMITS, {f"{n:03}": f"{n}\n" for n in range(256)})
    corpus.write_package(signals, corpus.LIMITS, {f"{n:03}": f"{n}\n" for n in numbers})
    many = corpus.PROGRAMS / "many"
    found = corpus.run(arena.judge, [statuses, many / "exit_status.c", signals,
                                     many / "raise_signal.c"], arena.tmp)
    for number, case in enumerate(found.cases["exit_status.c"]):
        assert case["verdict"] == ("RTE" if number else "AC")
        assert number == 0 or re.search(rf"exit status {number}\b", case["reason"])
    harmless = {signal.SIGCHLD, signal.SIGCONT, signal.SIGURG, signal.SIGWINCH}
    for number, case in zip(numbers, found.cases["raise_signal.c"]):
        assert case["verdict"] == ("AC" if number in harmless else "RTE"), case
        if number not in harmless and number < signal.SIGRTMIN:
            assert signal.strsignal(number) in case["reason"], case


def test_input_that_is_never_read(arena):
    package = arena.folder / "large"
    corpus.write_package(package, corpus.LIMITS, {"1": "1\n"})
    with open(package / "data" / "secret" / "1.in", "r+b") as file:
        file.truncate(50_000_000)
    found = corpus.run(arena.judge, [package, corpus.PROGRAMS / "quick_enough.c"], arena.tmp)
    assert found.verdicts("quick_enough.c") == ["AC"]
    assert found.cases["quick_enough.c"][0]["memory_bytes"] < 4 << 20


def test_a_low_stack_limit(arena):
    """As root the launcher raises it; a plain user is told."""
    recursion = [program for program in ALL if program.name in ("deep_recursion.c", "pause.c")]
    words = [*map(str, arena.place.words(recursion))]
    user = NOBODY if can_be_another_user() else None
    plain = [*corpus.as_user(user), "sh", "-c", 'ulimit -s 8192; exec "$@"', "sh"]
    environment = {"PATH": os.environ["PATH"], "TMPDIR": str(arena.tmp),
                   "QUEENS_BUILD": str(arena.tmp / "low")}

    def run(*words):
        return subprocess.run([*plain, str(arena.judge), *words], env=environment, cwd="/",
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, encoding="utf-8")
    found = corpus.Results(run("run", "--json", *words))
    assert found.status == 1, found.stderr
    assert found.verdicts("pause.c") == ["TLE"]
    assert found.verdicts("deep_recursion.c") == ["RTE"]
    assert "SIGSEGV" in found.reason("deep_recursion.c")
    assert "stack: at most 8.0 MiB" in run("doctor").stdout
    shutil.rmtree(arena.tmp / "low")


def test_two_judges_build_at_once(arena):
    """None of them finds a program busy (ETXTBSY), and both find the same."""
    names = ("quick_enough.c", "exec_shell.c", "memory_over.c", "markers.c", "threads_sixteen.c")
    words = arena.place.words([program for program in ALL if program.name in names])
    command = [str(arena.judge), "run", "--json", "--no-cache", "--jobs", "8", *map(str, words)]
    judges = [subprocess.Popen(command, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               encoding="utf-8") for _ in range(2)]
    for judge in judges:
        judge.stdout_text, judge.stderr_text = judge.communicate(timeout=SECONDS)
    for judge in judges:
        found = corpus.Results(subprocess.CompletedProcess([], judge.returncode, judge.stdout_text,
                                                           judge.stderr_text))
        assert {name: found.verdicts(name) for name in names} == {
            "quick_enough.c": ["AC"], "exec_shell.c": ["RTE"], "memory_over.c": ["MLE"],
            "markers.c": ["WA"], "threads_sixteen.c": ["AC"]}


# Last, as their results come last.
@pytest.mark.parametrize("layer", UNSTOPPED)
def test_without_a_layer(layer, arena, results):
    """What is no longer stopped is what the table says, and nothing else."""
    found = ahead.result(WITHOUT[layer])
    programs = [program for program in ALL if program.name in found.programs]
    assert found.events[0]["missing_layers"] == [layer]
    changed = {program.name: found.verdicts(program.name)[0] for program in programs
               if found.verdicts(program.name) not in (None, program.verdicts)}
    listed = UNSTOPPED[layer]
    names = {program.name for program in programs if found.verdicts(program.name) is not None}
    surprises = {name: verdict for name, verdict in changed.items()
                 if verdict not in listed.get(name, [])}
    assert not surprises, {name: found.reason(name) for name in surprises}
    assert not [name for name in listed if name in names - changed.keys() and name not in MAY_VARY]


def test_limits_need_no_layer(arena, results):
    found = ahead.result(bare_pass)
    assert found.events[0]["missing_layers"] == LAYERS
    assert len(found.programs) > 50
    expect_verdicts(filter(meets_a_limit, ALL), found)
