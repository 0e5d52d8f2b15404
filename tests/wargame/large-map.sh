#!/bin/sh
# size: default
# A map with more hexsides and roads than anybody prints is refused within 300
# MB.
set -eu
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
builddir=${builddir:-$srcdir/build}
top=$(cd "$srcdir" && pwd)
berthier=$(cd "$builddir" && pwd)/berthier
# The sanitizers' own memory says nothing.
! grep -q '^SANITIZE = .' "$builddir/Makefile" || exit 77
python3 -c '' 2>/dev/null || exit 77
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
cp -r "$top/samples/modules/waterloo-1815" tables
chmod -R u+w tables
"$berthier" module tables --out module.xml >/dev/null
python3 "$top/tests/wargame/large-map.py" "$berthier" module.xml tables \
    "$top/samples/waterloo/keys/umpire.xml"
