#!/bin/sh
# size: default
# Each letter with a turn or a lock is a whole desk: in a copy of it, with no
# other folder, an empty HOME and no git, every command of a player works.
. "$srcdir/tests/commands/exchange.sh"
mkdir bin empty
ln -s "$(command -v sh)" bin/sh

at_desk() { # status, arguments
    wanted=$1
    shift
    (cd desk && env -i PATH="$scratch/bin" HOME="$scratch/empty" \
        "$(readlink -f "$berthier")" "$@") >out 2>err </dev/null
    got=$?
    [ "$got" = "$wanted" ] || {
        cat out err
        fail "$at: berthier $* ended with $got, not $wanted"
    }
}

# Every line can be mailed as it is, but commands and digests.
narrow() { # body
    awk 'length($0) > 78 && !/^  (berthier|git) / && !/[0-9a-f]{64}/' "$1" \
        >wide
    [ -s wide ] && {
        cat wide
        fail "$1 has wide lines"
    }
}

# The desk in ./desk, of anna.
whole() { # is there a log to be had
    blank=$(basename "$(echo desk/draft-*.xml desk/orders-*.txt | tr ' ' '\n' |
        grep -v '\*' | head -n 1)")
    at_desk 0 show
    at_desk 0 show --side hedgehogs
    at_desk 0 map
    at_desk 0 map --side hedgehogs
    at_desk 0 log --side hedgehogs
    at_desk 0 log
    at_desk 0 log --html
    at_desk 0 sheet --side hedgehogs --out mine
    at_desk 0 check mine
    at_desk 0 verify roster.xml module.xml anna.xml
    at_desk 0 verify "$(basename "$(find desk -name 'turn.xml' -o \
        -name 'view-*.xml' | head -n 1)")"
    [ -n "$blank" ] || return
    at_desk 0 check "$blank"
    at_desk 0 sign "$blank" --key ../keys/anna.key --out mail
}

try() { # preset, options of new
    start "$@"
    at="$*, begin"
    cp -r c/outbox/anna/turn-0 desk
    narrow desk/body.txt
    whole
    forget
    send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
    send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
    [ "$1" = umpire ] || {
        ends 0 lock c --at 2026-01-02T00:00:00Z
        rm -rf desk
        at="$*, lock"
        cp -r c/outbox/anna/lock-1 desk
        narrow desk/body.txt
        at_desk 0 show
        at_desk 0 map
        at_desk 0 log
        at_desk 0 verify lock.xml
        at_desk 0 answer lock.xml --key ../keys/anna.key
        ends 0 submit c desk/anna-1-answer.xml
        answer bert
    }
    ends 0 process c --at 2026-01-02T01:00:00Z
    rm -rf desk
    at="$*, exchange"
    cp -r c/outbox/anna/turn-1 desk
    narrow desk/body.txt
    whole
    # The news, what is owed and until when come first.
    sed -n 1,10p desk/body.txt | grep -q 'exchange 1 is played' ||
        fail "the letter does not begin with the news"
    sed -n 1,10p desk/body.txt | tr '\n' ' ' |
        grep -q '9 January 2026, 0[01]:00 UTC' || fail "the letter does not say until when"
    grep -q '^What is asked of you, and what happens if you send nothing:' desk/body.txt ||
        fail "the letter does not say what is asked"
    # Digests come last.
    sed -n 1,10p desk/body.txt | grep -E '[0-9a-f]{40}' &&
        fail "a digest stands in the first lines"
    ends 3 correct c --restore 0 --reason 'once more' \
        --at 2026-01-03T00:00:00Z --until 2090-01-09T00:00:00Z
    cp c/outbox/anna/consent-*-2/proposed-correction.xml desk/
    narrow c/outbox/anna/consent-*-2/body.txt
    sed -n 1,10p c/outbox/anna/consent-*-2/body.txt |
        grep -q '^  berthier consent DIR proposed-correction.xml --key anna.key' ||
        fail "the letter does not say how to consent"
    tr '\n' ' ' <"$(echo c/outbox/anna/consent-*-2/body.txt)" |
        grep -q 'by 9 January 2090, 00:00 UTC' || fail "no word until when"
    at_desk 0 consent proposed-correction.xml --key ../keys/anna.key
    for letter in c/outbox/*/*/body.txt; do
        narrow "$letter"
    done
    rm -rf desk
}
# A letter saved apart: the first of the roster is not there, the next one is.
alone() {
    start umpire
    forget
    send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
    send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
    ends 0 process c
    mkdir desk
    cp c/outbox/bert/turn-1/* desk
    rm -f desk/anna.xml desk/campaign.bundle
    at="a letter alone"
    at_desk 1 show
    tells 'it came with a former letter'
    rm -rf desk
}

alone
try umpire
try duel
try duel --book closed
try umpire --book closed
# A log that the letter has as its own text is not taken for one that lies there.
start duel
rm -rf desk && cp -r c/outbox/anna/turn-0 desk
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna bert
ends 0 process c
cp c/outbox/anna/turn-1/turn.xml c/outbox/anna/turn-1/journal.xml desk/
refused 'file unreadable' log desk
tells 'there is no log of turn 1: read its letter, or give --side'
ends 0 log desk --side hedgehogs
done_testing
