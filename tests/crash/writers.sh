#!/bin/sh
# Four at once, of everything that writes: who comes second waits, and nothing
# of anybody is lost.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/commands/toy.sh"
HOME=$scratch
LC_ALL=C
export HOME LC_ALL
count=0

# A command in the background; its words lie in said.N, its status in ended.N.
start() { # arguments
    count=$((count + 1))
    {
        "$berthier" "$@" >"said.$count" 2>&1 </dev/null
        echo $? >"ended.$count"
    } &
}

# Waits for all; how they must have ended, sorted, comes in.
together() { # statuses
    wait
    ended=$(cat ended.* | sort | xargs)
    [ "$ended" = "$*" ] || fail "ended with $ended, not $*: $(cat said.*)"
    rm -f ended.* said.*
    writers=$((writers + count))
    count=0
}
writers=0

is_there() { # files
    for file in "$@"; do
        [ -f "$file" ] || fail "$file is lost"
    done
}

play() { # turn it has
    game=$(game_of camp)
    for who in anna bert; do
        a_sheet camp $who rest --sequence 1
        a_sheet camp $who push --sequence 2
    done
}

# Four consents.
a_module
run new module.xml camp --host keys/umpire.xml --test || fail "$(cat err)"
start join camp keys/anna.xml --side hedgehogs
start join camp keys/bert.xml --side badgers
start join camp keys/mallory.xml
start join camp keys/mallory.xml
wait
cat ended.* said.*; ls camp camp/participants; cat camp/roster.xml
