#!/bin/sh
# size: default
# A death of the program never changes play: before the lock the file of which
# it died is not accepted, after it nothing is committed, what was in hand is named
# and the mended program plays the very same lock.
. "${srcdir:-.}/tests/commands/deadly.sh"

# Of three files the deadly one alone is not taken in, and its sender hears.
use "$deadly"
start duel
bert_plans
mv "$sheet" bert.xml
anna_moves "0302 0303" --sequence 1
mv "$sheet" good.xml
anna_moves 0305 --sequence 2
mv "$sheet" deadly.xml
before=$(git -C c rev-parse HEAD)
ends 2 submit c good.xml deadly.xml bert.xml
says "good.xml: sheet of 'anna' accepted"
says 'deadly.xml: not accepted'
says "bert.xml: sheet of 'bert' accepted"
tells 'trouble: deadly.xml: not accepted, because the program died ('
tells 'with deadly.xml:6 in hand, which hedgehogs order in step II'
cmp -s good.xml c/inbox/orders/anna.xml || fail "the sheet before is not there"
cmp -s bert.xml c/inbox/orders/bert.xml || fail "the next one was not accepted"
letter=c/outbox/anna/not-judged-$(digest deadly.xml | cut -c 1-12)
says 'the program of the host cannot judge it' "$letter/body.txt"
says 'deadly.xml:6 in hand' "$letter/body.txt"
is "the letter" "$(files "$letter")" body.txt
[ -f c/outbox/anna/receipt-sheet-1-1/receipt-sheet-1-1.xml ] ||
    fail "no receipt of the good one"
[ -e c/outbox/anna/receipt-sheet-1-2 ] && fail "a receipt of what is not accepted"
[ -f c/outbox/bert/receipt-sheet-1-1/receipt-sheet-1-1.xml ] ||
    fail "bert has no receipt"
grep -rq 'cannot judge' c/outbox/bert && fail "bert is told of anna's"
is "the head" "$(git -C c rev-parse HEAD)" "$before"
find . -name 'core*' | grep . && fail "a core lies there"
# Who cannot be known is told nothing.
rm -rf c/outbox
sed 's/push/rest/' deadly.xml >forged.xml
refused 'trust tampered' submit c forged.xml
[ -e c/outbox ] && fail "a forger gets mail"
# The mended program takes it in.
use "$mended"
ends 0 submit c deadly.xml
says "deadly.xml: sheet of 'anna' accepted"

# An order that kills when it is carried out. All is as it was, but for the
# host's answer, which follows from the lock.
dies_of() { # path, what is named
    use "$deadly"
    start "${preset_of-duel}"
    bert_plans
    ends 0 submit c "$sheet"
    anna_moves "$1"
    ends 0 submit c "$sheet"
    lock_and_answer
    rm -rf c/outbox
    ends 2 process c
    tells 'exchange 1 cannot be played: the program died ('
    tells "$2"
    tells 'a program of the same revision in which this is mended plays it'
    silent_about 'send '
    [ -e c/outbox ] && fail "letters of an exchange that was not played"
    [ -f c/inbox/answers/umpire.xml ] || fail "the host's answer is not kept"
    all_of c >dead
    ends 2 process c
    all_of c | cmp -s - dead || fail "a second death changed something"
    ends 2 process c --out again
    tells 'cannot be played again: the program died ('
    tells "$2"
    all_of c | cmp -s - dead || fail "who plays it again changes something"
    is "entries" "$(git -C c rev-list --count HEAD)" 1
    is "git status" "$(git -C c status --porcelain)" ""
    lock_before=$(digest c/inbox/lock.xml)
    use "$mended"
    ends 0 process c
    sound
    is "the lock played" "$(digest c/lock.xml)" "$lock_before"
    made_again c exchange
}
dies_of 0301 'with c/inbox/orders/anna.xml:6 in hand, which hedgehogs order in step II'
# What no order does is told by its step.
dies_of 0101 ') in step IV'
# And what is played, but cannot be drawn, by nothing.
dies_of '0302 0401' 'the program died (signal 6)'

# In preset table the sheet is sealed: nobody judges it before the lock, so that
# it is judged by who plays it.
use "$deadly"
start table
bert_plans
bert=$sheet
ends 0 submit c "${bert%.xml}.seal.xml"
anna_moves 0305
anna=$sheet
ends 0 submit c "${anna%.xml}.seal.xml"
ends 0 lock c --at 2026-01-02T00:00:00Z
ends 0 submit c "$anna" "$bert"
answer anna bert
ends 2 process c
tells 'with c/inbox/orders/anna.xml:6 in hand, which hedgehogs order in step II'
is "entries" "$(git -C c rev-list --count HEAD)" 1
use "$mended"
ends 0 process c
sound

# The umpire's process locks first: that stands, and is played by the mended.
use "$deadly"
start umpire
bert_plans
ends 0 submit c "$sheet"
anna_moves 0301
ends 0 submit c "$sheet"
ends 2 process c --at 2026-01-02T00:00:00Z
tells 'with c/inbox/orders/anna.xml:6 in hand'
cp c/inbox/lock.xml lock.xml
use "$mended"
ends 0 process c --at 2026-01-03T00:00:00Z
cmp -s lock.xml c/lock.xml || fail "another lock was played"
sound
done_testing
