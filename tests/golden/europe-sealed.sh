#!/bin/sh
# Hidden simultaneous decisions where the host plays: in preset table he
# commands one of the powers. Declarations of war, then the chits of a battle,
# come as seals; nothing of them can be read before the lock, and nobody can
# open another sheet than he has sealed.
set -eu
top=$(cd "${srcdir:-$(dirname "$0")/../..}" && pwd)
berthier=$(cd "${builddir:-$top/build}" && pwd)/berthier
module=$top/samples/modules/europe-1805/module.xml
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
cp -r "$top/tests/keys" "$scratch/keys"
chmod -R u+w "$scratch/keys"
cd "$scratch"

# Shows what a command says only if it fails.
quietly() {
    "$berthier" "$@" >said 2>&1 </dev/null && return
    cat said
    return 1
}

fail() {
    echo "europe-sealed.sh: $*"
    exit 1
}

# Anna is the host and commands France, Bert the other six.
begin_campaign() {
    quietly new "$module" campaign --preset table --host keys/anna.xml \
        --test --option tempo=sequential
    quietly join campaign keys/anna.xml --side fr
    quietly join campaign keys/bert.xml --side au --side gb --side pr \
        --side ru --side sp --side tu
    for id in anna bert; do
        quietly consent campaign/roster.xml --key "keys/$id.key" \
            --out "$id-consent.xml"
    done
    quietly submit campaign anna-consent.xml bert-consent.xml \
        --key keys/anna.key
    quietly begin campaign --key keys/anna.key
}

# An empty section of each side for a step, but for those given.
sheet() { # player, exchange, sections
    {
        printf '<sheet exchange="%s" from="%s" game="%s" state="%s" version="1">' \
            "$2" "$1" "$(sed -n 's/^game  //p' campaign/log.txt | tail -n 1)" \
            "$(sed -n 's/^state //p' campaign/log.txt | tail -n 1)"
        echo "$3</sheet>"
    } >draft.xml
    quietly sign campaign draft.xml --key "keys/$1.key" --out "mail-$2"
}

section() { # side, step, orders
    echo "<orders side=\"$1\" step=\"$2\">$3</orders>"
}

empty() { # sides, steps
    for side in $1; do
        for step in $2; do
            section "$side" "$step" ""
        done
    done
}

# The seals come first. What has not been locked can be read by nobody.
seal_and_lock() { # exchange, secret
    quietly submit campaign mail-"$1"/bert-"$1"-1.seal.xml \
        mail-"$1"/anna-"$1"-1.seal.xml --key keys/anna.key
    [ -s campaign/inbox/seals/bert.xml ] || fail "no seal is accepted"
    ! grep -rq "$2" campaign/inbox || fail "$2 can be read before the lock"
    quietly lock campaign --key keys/anna.key
}

# Then everybody opens what he has sealed, and answers for the dice; the host
# does with process.
open_and_process() { # exchange
    quietly submit campaign mail-"$1"/bert-"$1"-1.xml \
        mail-"$1"/anna-"$1"-1.xml --key keys/anna.key
    quietly answer campaign campaign/outbox/bert/lock-"$1"/lock.xml \
        --key keys/bert.dice --out answers
    quietly submit campaign answers/*.xml --key keys/anna.key
    quietly process campaign --key keys/anna.key
    rm -rf answers
}

begin_campaign
steps="P R N"
massena='<move corps="fr-8 lombardy-1" path="a337 a338 a340"></move>'
sheet anna 1 "$(section fr P '<dow target="au"></dow>')$(empty fr 'R N')$(
    section fr L "$massena")"
sheet bert 1 "$(section au P '<dow target="bavaria"></dow>')$(empty au 'R N L')$(
    empty 'gb pr ru sp tu' "$steps L")"
seal_and_lock 1 "<dow"

# Having seen the host's declaration, Bert would like to send something else;
# he must forget that he has, or would not answer the lock himself.
cp keys/bert.memory memory
sheet bert 1 "$(empty 'au gb pr ru sp tu' "$steps L")"
if "$berthier" submit campaign mail-1/bert-1-2.xml --key keys/anna.key \
    >said 2>&1; then
    fail "another sheet than the sealed one was taken in"
fi
cp memory keys/bert.memory
open_and_process 1
for what in "Austria declares war on Bavaria" "France declares war on Austria" \
    "combat at Mantua"; do
    grep -q "$what" campaign/log.txt || fail "nothing of: $what"
done

sheet anna 2 "$(section fr L '<battle at="a340" attack="assault"></battle>')"
sheet bert 2 "$(section au L '<battle at="a340" defend="cordon"></battle>')"
seal_and_lock 2 "cordon"
open_and_process 2
for what in "France and Lombardy: the chit assault" "Austria: the chit cordon"; do
    grep -q "$what" campaign/log.txt || fail "nothing of: $what"
done
