#!/bin/sh
# Who is silent after the due time may be locked absent if the roster allows;
# his defaults act and the dice are made without him (small print 12, 16).
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'

start duel
send anna "$push"
refused 'exchange absent' lock c --at 2026-02-02T00:00:00Z --absent bert

start duel --missing absent=1
send anna "$push"
refused 'exchange too-early' lock c --at 2026-01-02T00:00:00Z --absent bert
ends 3 lock c --at 2026-01-09T00:00:00Z
refused 'exchange absent' lock c --at 2026-01-09T00:00:00Z --absent bert \
    --absent umpire
refused 'exchange absent' lock c --at 2026-01-09T00:00:00Z --absent anna
refused 'trust stranger' lock c --at 2026-01-09T00:00:00Z --absent carl
ends 0 lock c --at 2026-01-09T00:00:00Z --absent bert
tells 'order bert absent'
# He hears it at once, with the date and what his silence does, and again with
# the turn; so does whoever looks.
reads() { # file, words
    tr '\n' ' ' <"$1" | tr -s ' ' | grep -Fq -- "$2" ||
        fail "$1 does not read: $2: $(cat "$1")"
}
told=c/outbox/bert/lock-1
tells "send $told/ to bert: body.txt, lock.xml"
head -n 4 $told/body.txt >first
reads first 'exchange 1 is locked, and you are locked absent in it. Sheets were due 8 January 2026, 00:00 UTC, and nothing had come from you.'
reads $told/body.txt 'No answer is asked of you'
reads $told/body.txt 'your next sheet is for exchange 2, orders-2.txt.'
reads $told/body.txt 'What happens if'
reads $told/body.txt 'I (Plans): answer now'
rm -r $told
ends 0 lock c --at 2026-01-09T00:00:00Z
reads $told/body.txt 'you are locked absent in it'
ends 0 show c
tells 'bert: locked absent, nothing is asked of him'
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/bert.dice \
    --accept no-memory-1
answer anna
ends 0 process c
sound
is "contributors" "$(sed -n 's/^vrf \([a-z]*\) .*/\1/p' c/seed.txt | xargs)" \
    "anna umpire"
grep -q 'bert is absent' c/log.txt || fail "the log hides who was absent"
grep -q 'Nothing came from badgers' c/log.txt || fail "no default acted"
reads c/outbox/bert/turn-1/body.txt 'You were locked absent in exchange 1: nothing had come from you in time.'
grep -q 'You were locked absent' c/outbox/anna/turn-1/body.txt && fail "anna was not absent"
ends 0 show c --side badgers
tells 'bert was locked absent in exchange 1'
ends 0 process c --out again
tells identical

# Who was absent once goes on by his letters: his memory lacks no answer.
start duel --missing absent=1
send anna "$push"
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna bert
ends 0 process c --at 2026-01-02T00:00:00Z
send anna '<orders side="hedgehogs" step="II"/>'
ends 0 lock c --at 2026-01-10T00:00:00Z --absent bert
answer anna
ends 0 process c --at 2026-01-10T00:00:00Z
cp -r c/outbox/bert/turn-2 desk
cp keys/bert.key keys/bert.memory desk
cd desk
# shellcheck disable=SC2086 # what repeats a sheet
ends 0 sign orders-3.txt --key bert.key $fixed
sed -i 's/^order bert absent/order bert -/' log.txt
# shellcheck disable=SC2086
ends 0 sign orders-3.txt --key bert.key $fixed
rm campaign.bundle
# shellcheck disable=SC2086
refused 'trust stale-memory' sign orders-3.txt --key bert.key $fixed
cd ..

# A deputy's section counts while the commander is silent, and only then.
rm -rf c
a_module
a_draft c
ends 0 join c keys/bert.xml --deputy hedgehogs
all_consent c
ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
forget
cp -r c begun
both='<orders side="hedgehogs" step="I"><plan value="rest"/></orders>
    <orders side="badgers" step="I"><plan value="scout"/></orders>'
send bert "$both"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer bert
ends 0 process c
grep -q 'hedgehogs rests' c/log.txt || fail "the deputy is not heard"
rm -rf c && mv begun c && forget
send bert "$both"
send anna "$push"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna bert
ends 0 process c
grep -q 'hedgehogs pushes' c/log.txt || fail "the commander is not heard"

# The host alone makes the dice, and no letter of a game without wards speaks of
# guardians.
start umpire --missing absent=1
ends 0 consent c/roster.xml --key keys/anna.key --out again.xml
tells 'umpire: host; makes the dice; keys'
send anna "$push"
ends 0 lock c --at 2026-01-09T00:00:00Z --absent bert
reads c/outbox/bert/lock-1/body.txt 'What happens if nothing comes from you or a deputy, unless a standing order acts'
done_testing
