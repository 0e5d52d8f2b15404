#!/bin/sh
# Spain has no player any more and France has it in its care: the French sheet
# holds Spanish sections, which count while nobody of Spain's own writes. They
# may neither speak in the political phase nor set standing orders.
set -eu
srcdir=${srcdir:-$(cd "$(dirname "$0")/../../.." && pwd)}
builddir=${builddir:-$srcdir/build}
top=$(cd "$srcdir" && pwd)
berthier=$(cd "$builddir" && pwd)/berthier
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir keys
cp "$top"/tests/keys/* keys
chmod -R u+w keys
BERTHIER_KEY=keys/umpire.key
export BERTHIER_KEY

fail() {
    echo "caretaker.sh: $*"
    exit 1
}
run() {
    "$berthier" "$@" >said 2>&1 </dev/null || {
        cat said
        fail "berthier $* did not end well"
    }
}
module=$top/samples/modules/europe-1805/module.xml
made=2015-06-02T06:00:00Z
salt=1815061518150615181506151815061518150615181506151815061518150615
draft() { # folder
    run new "$module" "$1" --preset umpire --host keys/umpire.xml --test \
        --option tempo=brisk --missing absent=1 --due PT1H
    run join "$1" keys/anna.xml --side fr --side au --side gb --side pr \
        --side ru --side tu
    run join "$1" keys/bert.xml --side sp
}
consent() { # folder
    for id in anna bert umpire; do
        run consent "$1/roster.xml" --key keys/$id.key --out $id.xml
    done
    run submit "$1" anna.xml bert.xml umpire.xml
}

# The month stands behind its political phase, in which France was chosen.
draft first
consent first
run begin first --at 2015-06-01T12:00:00Z --salt $salt
sed '1s/ step="P"/ step="R"/
    s/\(<power box="[0-9]*"\) \(id="sp".*"\)>/\1 caretaker="fr" \2 silent="2">/
    s|<Signature.*</Signature>||' \
    first/turn.xml >from.xml
draft game
"$berthier" begin game --from from.xml >said 2>&1 || [ $? -eq 3 ] || fail "$(cat said)"
consent game
run begin game --from from.xml --at 2015-06-01T12:00:00Z --salt $salt

sheet() { # participant, sections and standing orders
    echo "<sheet exchange=\"1\" from=\"$1\"" \
        "game=\"$(sed -n '1s/.* game="\([^"]*\)".*/\1/p' game/turn.xml)\"" \
        "state=\"$(sed -n 's/^state //p' game/log.txt)\"" \
        "version=\"1\">$2</sheet>"
}
orders() { # side, step, orders
    echo "<orders side=\"$1\" step=\"$2\">$3</orders>"
}
refused() { # words, sections
    sheet anna "$2" >draft.xml
    "$berthier" check game draft.xml >said 2>&1 && fail "taken: $2"
    grep -qF "$1" said && return
    cat said
    fail "not refused by '$1': $2"
}
refused 'does not command side' "$(orders sp P '<dow target="gb"></dow>')"
refused 'does not command side' \
    '<plans side="sp"><peace-answer answer="refuse"></peace-answer></plans>'
refused 'no player and attacks nobody outside its own lands' \
    "$(orders sp L '<attack at="a380"></attack>')"

run sheet game --xml --side fr --out blank.xml
grep -q '<orders side="sp" step="R"' blank.xml ||
    fail "the blank sheet has no Spanish section"
grep -q '<standing side="sp"' blank.xml &&
    fail "the blank sheet has Spanish standing orders"

all=
for side in au fr gb pr ru tu; do
    for step in R N L; do
        all="$all$(orders $side $step '')"
    done
done
mine="$(orders sp R '')$(orders sp N '')$(
    orders sp L '<move corps="sp-3" path="a420 a421"></move>'
)"
play() { # folder, sections of Spain's own sheet, who is absent
    cp -r game "$1"
    rm -f keys/*.memory # the same exchange again: a lock is remembered
    sheet anna "$all$mine" >anna.xml
    run sign "$1" anna.xml --key keys/anna.key --sequence 1 --out "$1-mail" \
        --made $made --salt $salt
    [ -z "$2" ] || {
        sheet bert "$2" >bert.xml
        run sign "$1" bert.xml --key keys/bert.key --sequence 1 \
            --out "$1-mail" --made $made --salt $salt
    }
    run submit "$1" "$1"-mail/*
    # shellcheck disable=SC2086 # none or two words
    run lock "$1" --at 2015-06-02T12:00:00Z $3
    run process "$1" --at 2015-06-02T13:00:00Z
}
stands() { # folder
    sed -n 's/.*<corps at="\([^"]*\)" .*id="sp-3".*/\1/p' "$1/turn.xml"
}

play absent '' '--absent bert'
[ "$(stands absent)" = a421 ] || fail "the caretaker's order does not count"
own="$(orders sp R '')$(orders sp N '')$(orders sp L '')"
play present "$own" ''
[ "$(stands present)" = a420 ] || fail "the caretaker orders for a player"
for game in absent present; do
    run audit $game
done
