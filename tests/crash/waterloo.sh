#!/bin/sh
# Every command that writes, killed in a campaign of Waterloo 1815.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/crash/commands.sh"
berthier=$builddir/berthier
make_commands "$srcdir/samples/modules/waterloo-1815" "--side french" \
    "--side coalition" "$builddir/tests/crash/berthier-next"
python3 "$crash/faults.py" commands behind
