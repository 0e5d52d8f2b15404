#!/bin/sh
# What is made to be slow or large is answered within two seconds of the
# processor and 400 MB.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/invalid/scene.sh"
# The sanitizers' own time and memory say nothing.
! grep -q '^SANITIZE = .' "$builddir/Makefile" || exit 77
python3 -c '' 2>/dev/null || exit 77
mkdir base mail
a_draft base/draft
make_first
mv base/camp camp
python3 "$srcdir/tests/fuzz/worst.py" "$berthier"
