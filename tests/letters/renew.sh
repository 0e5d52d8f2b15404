#!/bin/sh
# Writes the transcripts anew; read the difference before you commit it.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
builddir=${builddir:-$srcdir/build}
export srcdir builddir
for story in austerlitz duel ligny month; do
    sh "$srcdir/tests/letters/$story.sh" --renew || exit 1
done
git -C "$srcdir" diff --stat tests/letters
