#!/bin/sh
# size: default
# Every fuzz target answers each input of its corpus, within two seconds and
# 400 MB. BERTHIER_LONG=1 fuzzes each for a minute as well; see run.sh.
builddir=${builddir:?}
srcdir=${srcdir:?}
export srcdir
if [ -n "${BERTHIER_LONG-}" ] && ! grep -q '^SANITIZE = .' "$builddir/Makefile"
then
    "$srcdir/tests/fuzz/run.sh" "${FUZZ_SECONDS:-60}"
    [ $? = 0 ] || [ $? = 77 ] || exit 1
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
targets=0
inputs=0
for archive in "$srcdir"/tests/fuzz/corpus/*.tar.gz; do
    target=$(basename "$archive" .tar.gz)
    mkdir "$work/$target" && tar -xzf "$archive" -C "$work/$target" || exit 1
    said=$("$builddir/tests/fuzz/fuzz_$target" "$work/$target" 2>&1) || {
        echo "FAIL: $target: $said"
        failures=$((failures + 1))
    }
    targets=$((targets + 1))
    inputs=$((inputs + $(echo "$said" | sed -n 's/^\([0-9]*\) inputs.*/\1/p')))
done
echo "fuzz: $inputs inputs answered by $targets targets"
[ $targets -gt 15 ] && [ $inputs -gt 300 ] && [ $failures = 0 ]
