#!/bin/bash
# How much faster than the plain search solutions/count-many-queens.cpp counts queens: both compiled
# with -O2 and run one after the other. CPU time of all threads counts; the smallest of several
# tries, for the plain search of boards beyond 15 of one. Ends with 1 when the answers differ.
# Usage: judge/bench/count_many_queens.sh [N ...]; without N it is 14 15 16 17, about a minute.
set -euo pipefail
TIMEFORMAT=%U
here=$(dirname -- "$(readlink -f -- "$0")")
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
[ $# -gt 0 ] || set -- 14 15 16 17
tries=7

for source in "$here/plain_three_masks.cpp" "$here/../../solutions/count-many-queens.cpp"; do
    "${CXX:-c++}" -std=c++17 -O2 -pthread -o "$work/$(basename -- "$source" .cpp)" "$source"
done

# cpu_seconds PROGRAM N TRIES: the answer is left in $work/PROGRAM.N.
cpu_seconds() {
    for ((try = 0; try < $3; ++try)); do
        { time "$work/$1" <<< "$2" > "$work/$1.$2"; } 2>&1
    done | sort -g | head -n 1
}

printf '%4s %14s %10s %10s %8s\n' N placements plain solution ratio
for size; do
    plain=$(cpu_seconds plain_three_masks "$size" "$([ "$size" -gt 15 ] && echo 1 || echo "$tries")")
    solution=$(cpu_seconds count-many-queens "$size" "$tries")
    if ! cmp -s "$work/plain_three_masks.$size" "$work/count-many-queens.$size"; then
        echo "N = $size: the answers differ" >&2
        exit 1
    fi
    awk -v n="$size" -v placements="$(cat "$work/plain_three_masks.$size")" -v plain="$plain" \
        -v solution="$solution" 'BEGIN {
            printf "%4d %14d %8.3f s %8.3f s", n, placements, plain, solution
            if (solution > 0) printf " %7.1fx", plain / solution
            print ""
        }'
done
