"""Building: when, once at a time, after a build that was killed, and what is said when it fails.
CMake is a script of ours here, which writes a judge that says how it was called; so is apt-get
where something has to be installed."""

import os
import shutil
import subprocess
import sys
import time

import pytest

import core
from commands import Checkout, write_program

pytestmark = pytest.mark.remembered

CMAKE = r"""#!/bin/sh
[ "$1" = --build ] || exit 0
echo "$*" >> "$2/builds"
sleep "${SLOW:-0}"
[ ! -e "$2/broken" ] || { echo "main.cc:1: error: no such thing"; exit 1; }
for name in judge launcher unit_tests; do
    printf '#!/bin/sh\necho "judged $*"\n' > "$2/$name"
    chmod +x "$2/$name"
done
"""

# Knows no package before an update, and none at all without a network.
APT_GET = r"""#!/bin/sh
bin=${0%/*}
echo "$*" >> "$bin/apt-log"
[ -e "$bin/network" ] || exit 100
case "$*" in
    *update*) touch "$bin/updated" ;;
    *) [ -e "$bin/updated" ] || exit 100
       printf '#!/bin/sh\n' > "$bin/g++"
       chmod +x "$bin/g++" ;;
esac
"""
# No flock: the lock is a folder then.
TOOLS = ["sh", "awk", "cat", "chmod", "cksum", "cp", "env", "find", "getconf", "mkdir", "mv",
         "make", "ninja", "readlink", "rm", "sleep", "timeout", "touch", "tr"]


@pytest.fixture
def checkout(tmp_path):
    checkout = Checkout(tmp_path / "my é folder")
    for folder in ["judge/src", "judge/tests/unit"]:
        (checkout.path / folder).mkdir(parents=True)
    for name in ["judge/judge", "judge/setup.sh", "CMakeLists.txt"]:
        shutil.copy(core.HOME / name, checkout.path / name)
    (checkout.path / "judge" / "src" / "main.cc").touch()
    write_program(tmp_path / "bin" / "cmake", CMAKE)
    write_program(tmp_path / "bin" / "g++", "#!/bin/sh\n")
    checkout.environment["PATH"] = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
    checkout.environment.pop("CXX", None)
    return checkout


def builds(checkout):
    return len((checkout.path / "build" / "builds").read_text().splitlines())


def test_it_is_built_once_and_said_so(checkout):
    first = checkout.judge("run", "a b")
    assert (first.returncode, first.stdout) == (0, "judged run a b\n")
    assert first.stderr == "queens: building the judge with g++\n"
    second = checkout.judge("run")
    assert (second.stdout, second.stderr) == ("judged run\n", "")
    assert builds(checkout) == 1


@pytest.mark.parametrize("change", [
    lambda source: source.write_text("//\n"),
    lambda source: source.unlink(),
    lambda source: source.with_name("another.cc").touch(),
], ids=["changed", "removed", "added"])
def test_it_is_built_again_when_a_source_is(checkout, change):
    checkout.judge()
    time.sleep(0.02)
    change(checkout.path / "judge" / "src" / "main.cc")
    assert checkout.judge().stderr == "queens: building the judge with g++\n"
    assert builds(checkout) == 2


def test_two_at_once_build_once(checkout):
    started = [subprocess.Popen([str(checkout.path / "judge" / "judge"), "run"],
                                env={**checkout.environment, "SLOW": "0.2"},
                                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
               for _ in range(2)]
    assert [process.communicate()[0] for process in started] == [b"judged run\n"] * 2
    assert builds(checkout) == 1


def test_what_a_killed_build_left_is_not_trusted(checkout):
    checkout.judge()
    build = checkout.path / "build"
    write_program(build / "judge", "half a file")
    (build / "unfinished").touch()
    (build / "built-judge").unlink()
    done = checkout.judge("run")
    assert (done.returncode, done.stdout) == (0, "judged run\n")


def test_a_moved_checkout_is_configured_anew(checkout):
    checkout.judge()
    (checkout.path / "build" / "CMakeCache.txt").touch()
    moved = checkout.path.with_name("moved")
    checkout.path.rename(moved)
    (moved / "judge" / "src" / "main.cc").write_text("//\n")
    checkout.path = moved
    assert checkout.judge("run").stdout == "judged run\n"
    assert not (moved / "build" / "CMakeCache.txt").exists()


def test_a_failed_build_shows_why_and_is_tried_again(checkout):
    (checkout.path / "build").mkdir()
    (checkout.path / "build" / "broken").touch()
    done = checkout.judge("run")
    assert (done.returncode, done.stdout) == (2, "")
    assert "main.cc:1: error: no such thing" in done.stderr
    (checkout.path / "build" / "broken").unlink()
    assert checkout.judge("run").stdout == "judged run\n"


def test_a_compiler_that_is_not_there_is_named(checkout):
    done = checkout.judge("run", CXX="no-such-compiler")
    assert done.returncode == 2
    assert done.stderr.startswith("queens: CXX=no-such-compiler is not a C++20 compiler that works")


def in_setup(checkout, commands, build, cwd=None):
    """The finished shell that has read setup.sh and done the commands."""
    return subprocess.run(
        ["sh", "-c", f'. "$QUEENS_HOME/judge/setup.sh"; {commands}'], cwd=cwd,
        env={**checkout.environment, "QUEENS_HOME": str(checkout.path), "QUEENS_BUILD": str(build)},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")


def test_a_relative_build_folder_is_the_caller_s(checkout, tmp_path):
    done = in_setup(checkout, 'choose_build_folder; printf %s "$QUEENS_BUILD"', "my build", cwd=tmp_path)
    assert done.stdout == str(tmp_path / "my build")


def test_a_python_without_pytest_hides_no_other(checkout, tmp_path):
    write_program(tmp_path / "bin" / "python3", "#!/bin/sh\nexit 1\n")
    (checkout.path / "build").mkdir()
    another = os.path.dirname(sys.executable)
    checkout.environment["PATH"] = f"{tmp_path / 'bin'}:{another}:/usr/bin:/bin"
    done = in_setup(checkout, 'need_pytest; printf %s "$PYTHON"', checkout.path / "build")
    assert done.stderr == ""
    assert done.stdout not in ("", str(tmp_path / "bin" / "python3"))


@pytest.fixture
def bare(checkout, tmp_path):
    """A machine of root's without a compiler. Its folder of programs."""
    folder = tmp_path / "bare"
    write_program(folder / "cmake", CMAKE)
    write_program(folder / "apt-get", APT_GET)
    write_program(folder / "id", "#!/bin/sh\necho 0\n")
    for tool in TOOLS:
        if shutil.which(tool):
            (folder / tool).symlink_to(shutil.which(tool))
    checkout.environment["PATH"] = str(folder)
    return folder


def test_a_missing_compiler_is_installed(checkout, bare):
    (bare / "network").touch()
    (bare / "updated").touch()
    done = checkout.judge("run")
    assert (done.returncode, done.stdout) == (0, "judged run\n")
    assert done.stderr.splitlines()[0] == "queens: installing a C++20 compiler: apt-get install g++"
    assert "update" not in (bare / "apt-log").read_text()


def test_lists_of_packages_are_fetched_when_they_are_old(checkout, bare):
    (bare / "network").touch()
    assert checkout.judge("run").stdout == "judged run\n"
    assert (bare / "apt-log").read_text().count("update") == 1


def test_without_network_one_line_says_what_to_do(checkout, bare):
    done = checkout.judge("run")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[1:] == [
        "queens: could not install a C++20 compiler (no network, or no such package); "
        "install it by hand: apt-get install g++"]


def test_a_plain_user_is_told_what_to_install(checkout, bare):
    write_program(bare / "id", "#!/bin/sh\necho 1000\n")
    done = checkout.judge("run")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == ("queens: a C++20 compiler is missing; install it, for example: "
                           "apt-get install g++ (as root)\n")
