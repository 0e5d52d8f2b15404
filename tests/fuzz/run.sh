#!/bin/sh
# Fuzzes every target, or those that are named, for so many seconds each:
#
#   make fuzz                                   all, a minute each
#   srcdir=. builddir=build tests/fuzz/run.sh 600 sheet lock
#
# Builds with clang in BUILDDIR/fuzzing. What is found lies in found/ there, new
# inputs in grown/TARGET. An input that takes more than two seconds or 400 MB
# is a finding, and so is a leak.
set -u
srcdir=$(cd "${srcdir:?}" && pwd)
builddir=$(cd "${builddir:?}" && pwd)
export srcdir
seconds=${1:-60}
[ $# -lt 1 ] || shift
[ $# -gt 0 ] || set -- $(cd "$srcdir/tests/fuzz/corpus" &&
    echo *.tar.gz | sed 's/[.]tar[.]gz//g')
command -v clang >/dev/null || exit 77
# Freed memory that the sanitizer keeps back is not ours.
ASAN_OPTIONS=quarantine_size_mb=8:detect_leaks=1:malloc_context_size=4
export ASAN_OPTIONS

mkdir -p "$builddir/fuzzing/found" && cd "$builddir/fuzzing" || exit 99
[ -f Makefile ] || CC=clang "$srcdir/configure" -q --enable-fuzzers \
    CFLAGS='-g -O1' || exit 77
make -j"$(nproc)" fuzzers >build.log 2>&1 || {
    cat build.log
    exit 1
}

failures=0
all=0
for target in "$@"; do
    mkdir -p "grown/$target" "corpus/$target"
    tar -xzf "$srcdir/tests/fuzz/corpus/$target.tar.gz" -C "corpus/$target" ||
        exit 99
    "tests/fuzz/fuzz_$target" -max_total_time="$seconds" -timeout=2 \
        -rss_limit_mb=400 -max_len=16384 -print_final_stats=1 \
        -dict="$srcdir/tests/fuzz/words.dict" \
        -artifact_prefix="found/$target-" "grown/$target" \
        "corpus/$target" >"$target.log" 2>&1
    status=$?
    count=$(sed -n 's/^stat::number_of_executed_units: *//p' "$target.log")
    echo "$target: ${count:-0} executions"
    all=$((all + ${count:-0}))
    [ $status = 0 ] && continue
    failures=$((failures + 1))
    grep -E 'SUMMARY|does not hold|ERROR' "$target.log"
done
echo "fuzz: $all executions by $# targets, $failures failed"
[ $failures = 0 ]
