#!/bin/sh
# Every command that writes, killed in a campaign of Europe 1805.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/crash/commands.sh"
berthier=$builddir/berthier
make_commands "$srcdir/samples/modules/europe-1805" \
    "--side fr --side sp --side tu" "--side au --side gb --side pr --side ru" \
    "$builddir/tests/crash/berthier-next"
python3 "$crash/faults.py" commands behind
