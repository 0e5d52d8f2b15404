#!/bin/sh
# size: default
# test_exhaustive can fail: with one check off it finds files that are accepted.
# Which check meets a changed bit is known: of what is signed the digest, of the
# digest and the signature's value the key.
set -u
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
builddir=${builddir:-$srcdir/build}
export srcdir
unset BERTHIER_LONG
fail=0

without() { # id
    BERTHIER_WITHOUT=$1 "$builddir/tests/adversary/exhaustive-without" 2>&1 |
        sed -n 's/^# \([a-z]*\) of .* \([0-9]*\) accepted.*/\1 \2/p'
}

for id in 'trust tampered' 'trust wrong-key'; do
    without "$id" >"${TMPDIR:-/tmp}/bits.$$"
    while read -r file accepted; do
        echo "without [$id]: $accepted changed copies of the $file accepted"
        [ "$accepted" -gt 0 ] || fail=1
    done <"${TMPDIR:-/tmp}/bits.$$"
    [ "$(wc -l <"${TMPDIR:-/tmp}/bits.$$")" = 3 ] || fail=1
    rm -f "${TMPDIR:-/tmp}/bits.$$"
done
exit $fail
