#!/bin/sh
# A golden campaign can be drafted anew: of its first day two exchanges are
# kept and two written by rule. They are legal, the seed alone decides how they
# come out, and nothing is replaced.
set -eu
top=$(cd "${srcdir:-$(dirname "$0")/../..}" && pwd)
drafts=$top/tests/golden/waterloo-days/drafts
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
command -v python3 >/dev/null || exit 77
cp -r "$drafts" "$scratch/before"

fail() {
    echo "redraft.sh: $*"
    exit 1
}

draft() { # seed, name
    "$top/tests/golden/redraft-waterloo.sh" --keep 2 --seed "$1" \
        --exchanges 4 --out "$scratch/$2" >"$scratch/said" || {
        cat "$scratch/said"
        fail "the first day cannot be drafted"
    }
}

draft 1 one
draft 1 same
draft 2 other
diff -r "$scratch/before" "$drafts" || fail "drafts were replaced"
diff -r "$scratch/one" "$scratch/same" || fail "one seed, two campaigns"
! diff -r "$scratch/one" "$scratch/other" >/dev/null || fail "the seed is dead"
for name in 01-french 01-coalition 02-french; do
    cmp "$drafts/$name.xml" "$scratch/one/drafts/$name.xml" ||
        fail "$name.xml was not kept"
done
grep -q "<move " "$scratch/one/drafts/03-coalition.xml" || fail "nobody moves"
grep -q "<chit " "$scratch/one/drafts/04-french.xml" || fail "nobody guesses"
