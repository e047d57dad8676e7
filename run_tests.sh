#!/bin/sh
# Builds everything, judges the whole archive and tests the judge. Arguments go to pytest:
#   ./run_tests.sh -k queens -x
#   ./run_tests.sh --problem count-queens --solution my.cpp
# Exit status: 0 all as it should be, 1 something is not, 2 nothing to run or a broken set-up.
set -eu
self=$(readlink -f -- "$0")
QUEENS_HOME=${self%/*}
# shellcheck source=judge/setup.sh
. "$QUEENS_HOME/judge/setup.sh"

judge_without_harness() {
    status=0
    "$QUEENS_BUILD/judge" run || status=$?
    say "the harness did not run: pytest is missing (judge run ended with status $status)"
    exit 2
}

# The harness runs in the archive's folder; paths in arguments are the caller's.
absolute_value() {
    case $1 in
        --*=/*) printf '%s' "$1" ;;
        --*=*) printf '%s=%s/%s' "${1%%=*}" "$PWD" "${1#*=}" ;;
        /*) printf '%s' "$1" ;;
        *) printf '%s/%s' "$PWD" "$1" ;;
    esac
}

choose_build_folder
need_compiler
build_judge all
need_pytest || judge_without_harness

previous=
for argument; do
    shift
    case $argument in
        --solution=* | --junitxml=* | --junit-xml=* | --basetemp=*)
            argument=$(absolute_value "$argument") ;;
    esac
    case $previous in
        --solution | --junitxml | --junit-xml | --basetemp)
            argument=$(absolute_value "$argument") ;;
    esac
    set -- "$@" "$argument"
    previous=$argument
done

cd "$QUEENS_HOME"
export PYTHONDONTWRITEBYTECODE=1
export PYTHONPATH="$QUEENS_HOME/judge/harness:$QUEENS_HOME/judge/tests${PYTHONPATH:+:$PYTHONPATH}"
status=0
"$PYTHON" -m pytest -c judge/harness/pytest.ini --rootdir "$QUEENS_HOME" \
    -o "cache_dir=$QUEENS_BUILD/pytest" -p queens_pytest "$@" || status=$?
case $status in
    0 | 1 | 2) exit "$status" ;;
    5) die "no test was selected" ;;
    *) exit 2 ;;
esac
