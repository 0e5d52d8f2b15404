#!/bin/sh
# A player plans ahead, and slips: orders for steps still to come, through
# check, submit and process. What is wrong with an order is refused with its
# place; what the world does not let happen yet is taken, and lapses in play if
# it has not come true by then. Nothing of it ends the program.
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
    echo "ahead.sh: $*"
    exit 1
}
ends() { # status, arguments
    wanted=$1
    shift
    status=0
    "$berthier" "$@" >said 2>&1 </dev/null || status=$?
    [ $status -eq "$wanted" ] && return
    cat said
    fail "berthier $* ends with $status, not $wanted"
}
run() {
    ends 0 "$@"
}
made=2015-06-02T06:00:00Z
salt=1815061518150615181506151815061518150615181506151815061518150615
run new "$top/samples/modules/europe-1805/module.xml" game --preset umpire \
    --host keys/umpire.xml --test --option tempo=brisk --due PT1H
run join game keys/anna.xml --side fr --side au --side gb --side pr \
    --side ru --side sp --side tu
for id in anna umpire; do
    run consent game/roster.xml --key keys/$id.key --out $id.xml
done
run submit game anna.xml umpire.xml
run begin game --at 2015-06-01T12:00:00Z --salt $salt

sheet() { # sections
    echo "<sheet exchange=\"1\" from=\"anna\"" \
        "game=\"$(sed -n '1s/.* game="\([^"]*\)".*/\1/p' game/turn.xml)\"" \
        "state=\"$(sed -n 's/^state //p' game/log.txt)\"" \
        "version=\"1\">$1</sheet>"
}
orders() { # side, step, orders
    echo "<orders side=\"$1\" step=\"$2\">$3</orders>"
}
refused() { # words, side, step, order
    sheet "$(orders "$2" "$3" "$4")" >slip.xml
    ends 1 check game slip.xml
    grep -qF "slip.xml:1: refused: $1" said && return
    cat said
    fail "not refused by '$1': $4"
}
taken() { # side, step, order
    sheet "$(orders "$1" "$2" "$3")" >plan.xml
    run check game plan.xml
}

refused "'gb-11' is no corps on the map" gb R \
    '<place-leader id="moore" with="gb-11"></place-leader>'
refused "'corps' is neither city nor depot nor a corps of the same nation" \
    gb L '<move corps="gb-1" path="a147 a148" take="1" take-at="a147" take-from="corps" take-of="gb-2"></move>'
refused "'gb-f1' is no corps of yours" gb L \
    '<depot at="a346" op="garrison" n="1" from="gb-f1"></depot>'
run sign game slip.xml --key keys/anna.key --sequence 1 --out mail \
    --accept refused-orders-1 --made $made --salt $salt
ends 1 submit game mail/*.xml
grep -q "'gb-f1' is no corps of yours" said || fail "$(cat said)"

ashore='<disembark area="a300" corps="gb-1"></disembark>'
removed='<depot at="a700" op="remove"></depot>'
manned='<depot at="a700" op="garrison" n="1" kind="infantry"></depot>'
named='<depot at="a346" op="remove" kind="infantry" from="gb-f1"></depot>'
for order in "$ashore" "$removed" "$manned" "$named"; do
    taken gb L "$order"
done

# All of them at once, and what every power owes an answer to.
all=
for side in au fr gb pr ru sp tu; do
    all="$all$(orders $side P '')$(orders $side R '')$(orders $side N '')"
    [ $side = gb ] || all="$all$(orders $side L '')"
done
sheet "$all$(orders gb L "$ashore$removed$manned$named")" >anna.xml
rm -rf mail keys/*.memory
run sign game anna.xml --key keys/anna.key --sequence 2 --out mail \
    --made $made --salt $salt
run submit game mail/*.xml
run lock game --at 2015-06-02T12:00:00Z
run process game --at 2015-06-02T13:00:00Z
tr -s '\n ' ' ' <game/log.txt >log.txt
for words in "'gb-1' is not at sea before" "no depot of yours is at"; do
    grep -q "$words" log.txt || fail "nothing lapsed because $words"
done
run audit game
