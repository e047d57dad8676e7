# shellcheck shell=sh
# Set-up shared by run_tests.sh and judge/judge, which source it with QUEENS_HOME set.
# Everything it says goes to standard error, one line at a time. Functions set:
#   choose_build_folder    QUEENS_BUILD
#   need_compiler          CXX
#   build_judge [targets]  an up-to-date $QUEENS_BUILD/judge (and unit_tests)
#   need_pytest            PYTHON, and PYTHONPATH where pytest is not PYTHON's own; false without

say() {
    printf 'queens: %s\n' "$*" >&2
}

die() {
    say "$*"
    exit 2
}

# --- where the build goes -------------------------------------------------------------------------

# build/ in the checkout, or a cache folder when the checkout cannot be written to.
# A QUEENS_BUILD that is already set is taken; a relative one is the caller's.
choose_build_folder() {
    if [ -z "${QUEENS_BUILD:-}" ]; then
        QUEENS_BUILD=$QUEENS_HOME/build
        is_writable_folder "$QUEENS_BUILD" || choose_cache_folder
    elif ! is_writable_folder "$QUEENS_BUILD"; then
        die "QUEENS_BUILD=$QUEENS_BUILD: cannot write there; choose another folder"
    fi
    QUEENS_BUILD=$(readlink -f -- "$QUEENS_BUILD")
    export QUEENS_HOME QUEENS_BUILD
}

choose_cache_folder() {
    cache_id=$(printf '%s' "$QUEENS_HOME" | cksum | tr ' ' '-')
    for cache_root in "${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}/queens" \
                      "${TMPDIR:-/tmp}/queens-$(id -u)" "/tmp/queens-$(id -u)"; do
        QUEENS_BUILD=$cache_root/$cache_id
        if (umask 077 && is_writable_folder "$QUEENS_BUILD") && is_mine "$cache_root"; then
            if [ ! -e "$QUEENS_BUILD/announced" ]; then
                say "$QUEENS_HOME cannot be written to; building in $QUEENS_BUILD"
                : > "$QUEENS_BUILD/announced"
            fi
            return
        fi
    done
    die "found no folder to build in; set QUEENS_BUILD to one that can be written to"
}

is_writable_folder() {
    { [ -d "$1" ] || mkdir -p -- "$1" 2>/dev/null; } && [ -w "$1" ]
}

is_mine() {
    [ -n "$(find "$1" -maxdepth 0 -user "$(id -u)" 2>/dev/null)" ]
}

# --- installing -----------------------------------------------------------------------------------

# install_packages WHAT PACKAGE...: by apt-get, as root only. Says what it does, or what to do.
install_packages() {
    install_what=$1
    shift
    if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ]; then
        say "$install_what is missing; install it, for example: apt-get install $* (as root)"
        return 1
    fi
    say "installing $install_what: apt-get install $*"
    run_apt install "$@" && return
    run_apt update
    run_apt install "$@" && return
    say "could not install $install_what (no network, or no such package);" \
        "install it by hand: apt-get install $*"
    return 1
}

run_apt() {
    with_timeout 300 env DEBIAN_FRONTEND=noninteractive apt-get -qq -y \
        -o Acquire::http::Timeout=15 -o Acquire::https::Timeout=15 -o Acquire::Retries=1 \
        -o DPkg::Lock::Timeout=120 -o APT::Install-Recommends=false "$@" \
        </dev/null >/dev/null 2>&1
}

with_timeout() {
    if command -v timeout >/dev/null 2>&1; then
        timeout -k 10 "$@"
    else
        shift
        "$@"
    fi
}

# --- compiler and CMake ---------------------------------------------------------------------------

# CXX, when it is set, is the only compiler considered. `build` as the first argument asks for one
# that is proved to know C++20; without it, one that is there will do.
need_compiler() {
    if [ -n "${CXX:-}" ]; then
        compiler_will_do "$CXX" "${1:-}" ||
            die "CXX=$CXX is not a C++20 compiler that works; set it to g++ (10 or newer) or clang++"
    elif ! find_compiler "${1:-}"; then
        install_packages "a C++20 compiler" g++ || exit 2
        find_compiler "${1:-}" ||
            die "found no compiler that knows C++20; install g++ 10, clang++ 12 or newer"
    fi
    export CXX
}

find_compiler() {
    for CXX in g++ clang++ c++ g++-15 g++-14 g++-13 g++-12 g++-11 g++-10 clang++-20 clang++-19 \
               clang++-18 clang++-17 clang++-16 clang++-15 clang++-14; do
        compiler_will_do "$CXX" "${1:-}" && return
    done
    CXX=
    return 1
}

compiler_will_do() {
    command -v "${1%% *}" >/dev/null 2>&1 || return 1
    [ "$2" = build ] || return 0
    # shellcheck disable=SC2086  # CXX may hold "ccache g++"
    printf '#include <concepts>\n#include <span>\nint main() {}\n' |
        $1 -std=c++20 -fsyntax-only -x c++ - >/dev/null 2>&1
}

need_cmake() {
    command -v cmake >/dev/null 2>&1 || install_packages CMake cmake || exit 2
    if command -v ninja >/dev/null 2>&1; then
        build_tool=Ninja
    else
        command -v make >/dev/null 2>&1 || install_packages make make || exit 2
        build_tool="Unix Makefiles"
    fi
}

# --- building -------------------------------------------------------------------------------------

# build_judge judge      the judge and its launcher
# build_judge all        the unit tests too, and with the compiler of CXX whatever was built before
build_judge() {
    is_built "$1" && return
    lock_build
    is_built "$1" || run_build "$1"
    unlock_build
}

# The stamp of a build is as old as the start of that build. Folders count as sources, so that a
# file that was removed shows.
is_built() {
    built_stamp=$QUEENS_BUILD/built-$1
    [ -f "$built_stamp" ] && [ -x "$QUEENS_BUILD/judge" ] || return 1
    set -- "$1" "$QUEENS_HOME/CMakeLists.txt" "$QUEENS_HOME/judge/src"
    if [ "$1" = all ]; then
        [ -x "$QUEENS_BUILD/unit_tests" ] || return 1
        IFS= read -r built_with < "$built_stamp" || return 1
        [ "$built_with" = "$CXX" ] || return 1
        set -- "$@" "$QUEENS_HOME/judge/tests/unit"
    fi
    shift
    [ -z "$(find "$@" -newer "$built_stamp" -print -quit)" ]
}

run_build() {
    need_compiler build
    need_cmake
    say "building the judge with $CXX"
    discard_foreign_build
    printf '%s\n' "$CXX" > "$QUEENS_BUILD/started-$$"
    : > "$QUEENS_BUILD/unfinished"
    build_log=$QUEENS_BUILD/build.log
    if ! compile_judge "$1" > "$build_log" 2>&1; then
        cat "$build_log" >&2
        rm -f "$QUEENS_BUILD/started-$$" "$QUEENS_BUILD/unfinished"
        die "the judge does not build; the log above is also in $build_log"
    fi
    [ "$1" = judge ] || cp -p "$QUEENS_BUILD/started-$$" "$QUEENS_BUILD/built-all"
    mv -f "$QUEENS_BUILD/started-$$" "$QUEENS_BUILD/built-judge"
    rm -f "$QUEENS_BUILD/unfinished"
}

compile_judge() {
    cmake -S "$QUEENS_HOME" -B "$QUEENS_BUILD" -G "$build_tool" || return
    if [ "$1" = judge ]; then
        set -- --target judge launcher
    else
        set --
    fi
    # One more than there are cores: what begins last is as long as any other piece.
    cores=$(getconf _NPROCESSORS_ONLN || echo 2)
    cmake --build "$QUEENS_BUILD" --parallel $((cores + 1)) "$@"
}

# What another compiler, another build tool or another place of the checkout left behind; and after
# a build that was killed the half-written files, which pass for whole ones with make (Ninja knows).
discard_foreign_build() {
    build_key="$QUEENS_HOME|$CXX|$build_tool"
    build_key_file=$QUEENS_BUILD/configured
    if [ ! -f "$build_key_file" ] || [ "$(cat "$build_key_file")" != "$build_key" ] ||
        { [ -e "$QUEENS_BUILD/unfinished" ] && [ "$build_tool" != Ninja ]; }; then
        (cd "$QUEENS_BUILD" && rm -rf CMakeFiles CMakeCache.txt build.ninja Makefile .ninja_* \
            ./*.a judge launcher unit_tests built-* started-*)
        printf '%s\n' "$build_key" > "$build_key_file"
    fi
}

# One build at a time. The lock of flock goes with the processes that hold it.
lock_build() {
    if command -v flock >/dev/null 2>&1; then
        exec 9> "$QUEENS_BUILD/lock"
        flock -n 9 || { say "waiting for another build in $QUEENS_BUILD"; flock 9; }
        return
    fi
    until mkdir "$QUEENS_BUILD/lock.d" 2>/dev/null; do
        lock_owner=$(cat "$QUEENS_BUILD/lock.d/pid" 2>/dev/null || echo none)
        if [ "$lock_owner" != none ] && ! kill -0 "$lock_owner" 2>/dev/null; then
            rm -rf "$QUEENS_BUILD/lock.d"
        else
            sleep 1
        fi
    done
    echo $$ > "$QUEENS_BUILD/lock.d/pid"
}

unlock_build() {
    exec 9>&-
    rm -rf "$QUEENS_BUILD/lock.d"
}

# --- Python and pytest ----------------------------------------------------------------------------

# What was found is remembered as the interpreter, its PYTHONPATH and a file of pytest.
need_pytest() {
    pytest_memo=$QUEENS_BUILD/python
    remembered_pytest && return
    find_pytest && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        install_packages pytest python3 python3-pytest && find_pytest && return
    fi
    make_pytest && return
    say "pytest is missing; install it, for example: apt-get install python3-pytest (as root)," \
        "or: python3 -m pip install --user pytest"
    return 1
}

remembered_pytest() {
    [ -f "$pytest_memo" ] || return 1
    { IFS= read -r PYTHON && IFS= read -r python_path && IFS= read -r pytest_file; } \
        < "$pytest_memo" || return 1
    [ -x "$PYTHON" ] && [ -f "$pytest_file" ] || return 1
    use_python_path "$python_path"
}

use_python_path() {
    [ -z "$1" ] || PYTHONPATH=$1${PYTHONPATH:+:$PYTHONPATH}
    export PYTHON PYTHONPATH
}

find_pytest() {
    list_pythons > "$QUEENS_BUILD/pythons"
    while IFS= read -r PYTHON; do
        has_pytest "" && return
    done < "$QUEENS_BUILD/pythons"
    return 1
}

# Every python3 on PATH and the system's, then those with a version in their name.
list_pythons() {
    printf '%s:/usr/local/bin:/usr/bin\n' "$PATH" | tr ':' '\n' > "$QUEENS_BUILD/folders"
    for suffix in '' '.[0-9]' '.[0-9][0-9]'; do
        while IFS= read -r folder; do
            for candidate in "$folder"/python3$suffix; do
                [ ! -x "$candidate" ] || printf '%s\n' "$candidate"
            done
        done < "$QUEENS_BUILD/folders"
    done | awk '!seen[$0]++'
}

# Whether PYTHON is 3.8 or newer and finds a pytest of 6.2 or newer, with the argument on its path.
has_pytest() {
    pytest_file=$(with_timeout 20 env PYTHONPATH="$1${PYTHONPATH:+:$PYTHONPATH}" "$PYTHON" -c '
import sys
assert sys.version_info >= (3, 8)
import pytest
assert tuple(map(int, pytest.__version__.split(".")[:2])) >= (6, 2)
print(pytest.__file__)' 2>/dev/null) || return 1
    printf '%s\n%s\n%s\n' "$PYTHON" "$1" "$pytest_file" > "$pytest_memo"
    use_python_path "$1"
}

# A virtual environment in the build folder, or where venv is not whole, a folder of packages.
make_pytest() {
    while IFS= read -r python; do
        "$python" -c 'import sys; assert sys.version_info >= (3, 8)' 2>/dev/null || continue
        say "installing pytest with $python -m pip in $QUEENS_BUILD"
        if "$python" -m venv "$QUEENS_BUILD/venv" >/dev/null 2>&1; then
            PYTHON=$QUEENS_BUILD/venv/bin/python3
            pip_install && has_pytest "" && return
        fi
        PYTHON=$python
        pip_install --target "$QUEENS_BUILD/packages" && has_pytest "$QUEENS_BUILD/packages" &&
            return
        say "could not install pytest with $python -m pip (no network, or no pip)"
        return 1
    done < "$QUEENS_BUILD/pythons"
    return 1
}

pip_install() {
    with_timeout 180 "$PYTHON" -m pip --disable-pip-version-check --timeout 15 --retries 1 \
        install --quiet "$@" pytest </dev/null >/dev/null 2>&1
}
