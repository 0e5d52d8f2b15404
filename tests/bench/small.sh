#!/bin/sh
# size: default
# The benchmark itself on a turn of 10 KB, once, and on a history of some
# exchanges: every part of it runs, its lines are there, and a goal that is
# missed is told by the exit status.
set -eu
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
builddir=${builddir:-$srcdir/build}
here=$(cd "$srcdir" && pwd)/tests/bench
build=$(cd "$builddir" && pwd)
runs=1
# It measures, and ends: it gives nothing back.
ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0
export ASAN_OPTIONS
folder=$(mktemp -d) || exit 99
trap 'rm -rf "$folder"' EXIT
. "$here/lib.sh"

fail() {
    echo "small: $1" >&2
    exit 1
}

has() { # file, pattern, count
    [ "$(grep -c "$2" "$1")" -eq "$3" ] ||
        fail "there are not $3 lines with '$2': $(cat "$1")"
}

measure "$folder/10k" 90 10 8
has "$folder/10k" '^process' 13
has "$folder/10k" '^floor' 7
has "$folder/10k" '^child-' 9
judge table "$folder/10k" >"$folder/said" || fail "a small turn has no goal"
has "$folder/said" '^    sum  *[1-9].* sum  *[1-9]' 1
has "$folder/said" 'ratio [0-9.]*; whole process [1-9]' 1

# What it comes to is not judged here.
audit_of "$folder/audit" 10 90 10 8
has "$folder/audit" '^audit-floor	' 7
has "$folder/audit" '^child-' 9
judge audit "$folder/audit" >"$folder/said" || true
has "$folder/said" '^audit of 10 exchanges, turn.xml [1-9]' 1
has "$folder/said" 'at most .*\(met\|MISSED\)$' 2

# Three sizes that meet their goals, then one of them at a time does not.
results() { # process, floor, memory, check
    printf 'process\tplay\t%d\nprocess\tsum\t%d\nfloor\tparse\t%d\n' \
        "$1" "$1" "$2"
    printf 'size\tturn.xml\t1000000\nchild-memory\tprocess\t%d\n' "$3"
    printf 'child-time\tcheck\t%d\n' "$4"
}
results 1 1 1 1 >"$folder/small"
results 149000 100000 22000000 75000 >"$folder/middle"
results 1490000 1000000 22000000 750000 >"$folder/large"
judge table "$folder/small" "$folder/middle" "$folder/large" >/dev/null ||
    fail "goals that are met are missed"
for worse in "194000 100000 1 1" "140000 100000 22100000 1" "140000 100000 1 76000" \
    "120000 100000 1 1"; do
    # shellcheck disable=SC2086 # four numbers
    results $worse >"$folder/middle"
    ! judge table "$folder/small" "$folder/middle" "$folder/large" \
        >"$folder/said" || fail "a missed goal is not told: $(cat "$folder/said")"
    has "$folder/said" 'MISSED$' 1
done

results 149000 100000 1 1 >"$folder/middle"
results 1730000 1000000 1 1 >"$folder/large"
! judge table "$folder/small" "$folder/middle" "$folder/large" \
    >"$folder/said" || fail "a size has no bound of its own"
has "$folder/said" '10 MB: process to the floor .*MISSED$' 1

# Game turns against the mean floor of two runs.
printf 'floor\tparse\t%d\nchild-time\tprocess\t1\n' 99000 101000 >"$folder/floor"
printf 'turn\tdearest day of Waterloo to the floor of 1 MB\t64000\n' \
    >"$folder/turns"
judge turns "$folder/turns" "$folder/floor" >/dev/null || fail "the day is dear"
printf 'turn\tdearest month of Europe to the floor of 1 MB\t108000\n' \
    >>"$folder/turns"
! judge turns "$folder/turns" "$folder/floor" >/dev/null ||
    fail "the month is not dear"
