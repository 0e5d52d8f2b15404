#!/bin/sh
# Every command that writes, killed in a campaign of the toy ruleset.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/crash/commands.sh"
mkdir mail
echo '<correction reason="a slip" version="1"><change field="watch" from="2" to="3"/></correction>' >mail/slip.xml
make_commands "$srcdir/tests/toy/module" "--side hedgehogs" "--side badgers" \
    "$builddir/tests/toy/berthier-toy-2"
python3 "$crash/faults.py" commands
