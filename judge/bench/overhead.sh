#!/bin/sh
# What the judge costs, as ratios within one run: a case over a bare start of the same program, with
# all layers of the sandbox and with each left out; a warm run over the CPU time of its programs; a
# cold build over the compiler alone; the start of the judge itself. The smallest of several tries
# counts; on a busy machine the column of CPU times is the one to read. Usage: judge/bench/overhead.sh [BUILD-FOLDER]
set -eu
here=$(dirname -- "$(readlink -f -- "$0")")
build=${1:-$here/../../build}
judge=$build/judge
cases=200
tries=${TRIES:-5}
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
export QUEENS_BUILD="$work/store"

c++ -std=c++20 -O2 -o "$work/bare" "$here/bare.cc"
mkdir -p "$work/cases" "$work/one"
for number in $(seq "$cases"); do
    printf '1\n' > "$work/cases/$number.in"
    printf '1\n' > "$work/cases/$number.ans"
done
cp "$work/cases/1.in" "$work/cases/1.ans" "$work/one"
cat > "$work/small.cpp" <<'END'
// About a millisecond of work.
#include <cstdio>
int main() {
    volatile unsigned sum = 0;
    for (unsigned i = 0; i < 1500000; ++i) sum = sum + i;
    std::puts("1");
}
END

calculate() { awk "BEGIN { printf \"%.3f\", $1 }"; }
show() { printf '%-44s %8s %8s  %s\n' "$1" "$2" "$3" "${4:-}"; }

# The smallest of a column of numbers.
least() { cut -d ' ' -f "$2" "$1" | sort -g | head -n 1; }

# Each sets $wall and $cpu, in seconds: the smallest of several tries.
measure() {
    for _ in $(seq "$tries"); do
        "$work/bare" "$@"
    done > "$work/times"
    wall=$(least "$work/times" 1)
    cpu=$(least "$work/times" 2)
}
judge_cases() {  # FOLDER FLAG...
    folder=$1
    shift
    measure 1 /dev/null "$work/out" "$judge" run --jobs 1 "$@" "$folder" "$work/small.cpp"
}

# A case, from all cases less one, so that the start of the judge itself falls out; and a bare start,
# measured in turn with it: the speed of a machine changes from one minute to the next.
measure_a_case() {
    for _ in $(seq "$tries"); do
        "$work/bare" "$cases" "$work/cases/1.in" "$work/out" "$program" >&3
        "$work/bare" 1 /dev/null "$work/out" "$judge" run --jobs 1 "$@" "$work/cases" "$work/small.cpp" >&4
        "$work/bare" 1 /dev/null "$work/out" "$judge" run --jobs 1 "$@" "$work/one" "$work/small.cpp" >&5
    done 3> "$work/bares" 4> "$work/alls" 5> "$work/ones"
    wall=$(calculate "1000 * ($(least "$work/alls" 1) - $(least "$work/ones" 1)) / ($cases - 1)")
    cpu=$(calculate "1000 * ($(least "$work/alls" 2) - $(least "$work/ones" 2)) / ($cases - 1)")
    bare_wall=$(calculate "1000 * $(least "$work/bares" 1) / $cases")
    bare_cpu=$(calculate "1000 * $(least "$work/bares" 2) / $cases")
}

judge_cases "$work/one"  # builds it
program=$(find "$work/store/cache" -name program | head -n 1)
measure "$cases" "$work/cases/1.in" "$work/out" "$program"
bare_wall=$(calculate "1000 * $wall / $cases")
bare_cpu=$(calculate "1000 * $cpu / $cases")
show '' wall CPU
show 'bare start (vfork, exec, wait4), ms' "$bare_wall" "$bare_cpu"

show_a_case() {  # TITLE GOAL FLAG...
    title=$1
    goal=$2
    shift 2
    measure_a_case "$@"
    show "$title" "$(calculate "$wall / $bare_wall")" "$(calculate "$cpu / $bare_cpu")" "$goal"
}
show_a_case 'a case / bare start' 'goal 1.2'
for layer in no-new-privileges no-capabilities landlock seccomp; do
    show_a_case "  without $layer" '' --without "$layer"
done

programs=$("$judge" run --jobs 1 --json "$work/cases" "$work/small.cpp" |
    awk 'match($0, /"cpu_s": *[0-9.e-]+/) && /"event": *"case"/ {
             sum += substr($0, RSTART + 8, RLENGTH - 8) }
         END { print sum }')
judge_cases "$work/cases"
show 'warm run / CPU time of its programs' "$(calculate "$wall / $programs")" \
    "$(calculate "$cpu / $programs")" 'goal 1.2, + 0.1 s'

judge_cases "$work/one" --no-cache
build_wall=$wall
build_cpu=$cpu
measure 1 /dev/null "$work/out" "$(command -v c++)" -x c++ -std=gnu++20 -O2 -static -pipe -pthread \
    -o "$work/program" "$work/small.cpp"
show 'cold build and one case / compiler alone' "$(calculate "$build_wall / $wall")" \
    "$(calculate "$build_cpu / $cpu")"

measure 20 /dev/null "$work/out" "$judge" --help
show 'start of the judge, ms' "$(calculate "1000 * $wall / 20")" "$(calculate "1000 * $cpu / 20")" \
    'goal 5'
