#!/bin/sh
# The same for the entries that several must agree to: correct, roster and end,
# killed.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/crash/scene.sh"
plain_build_only
make_scene

# All consent to the document that waits.
agree() { # campaign, document
    for who in anna bert; do
        must consent "$1/inbox/$2" --key "keys/$who.key" --out "$who.xml"
        must submit "$1" "$who.xml" --at 2026-11-23T19:00:00Z
    done
}

# Draws up with the words given; what waits then is made by the command alone.
drawn() { # name, document, arguments
    name=$1
    document=$2
    shift 2
    cp -a base/camp "$name"
    "$berthier" "${name%-*}" "$name" "$@" --at 2026-11-23T18:00:00Z \
        >out 2>err </dev/null
    [ $? = 3 ] || { cat out err; exit 99; }
    agree "$name" "$document"
    ready "$name" "$name" keys <<WORDS
${name%-*} camp --at 2026-11-23T20:00:00Z
WORDS
}
printf '<correction reason="a slip" version="1"><change field="watch" from="%s" to="3"/></correction>' \
    "$(sed -n 's/.*<toy-game .*watch="\([0-9]*\)".*/\1/p' base/camp/turn.xml)" \
    >slip.xml
drawn correct-slip correction.xml --file slip.xml
drawn roster-due roster.xml --due P2D
drawn end-draw end.xml --draw
CRASH_RUNS='correct-slip roster-due end-draw'
export CRASH_RUNS
python3 "$crash/faults.py" SIGKILL
