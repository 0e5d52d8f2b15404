#!/bin/sh
# A side that nobody commands: advertised or in the host's care it stops
# nothing, asks nobody and owes nothing; it is filled without anybody else's seat
# changing.
. "$srcdir/tests/commands/people.sh"
spare_keys carl dora

# Anna alone plays; the badgers are vacant.
with_vacant() { # preset, vacant, options of new
    preset=$1
    vacant=$2
    shift 2
    rm -rf c
    a_module
    ends 0 new module.xml c --host keys/umpire.xml --test --preset "$preset" \
        --vacant "$vacant" "$@"
    ends 0 join c keys/anna.xml --side hedgehogs
    for who in anna umpire; do
        ends 0 consent c/roster.xml --key keys/$who.key --out roster-$who.xml
        ends 0 submit c roster-$who.xml
    done
    ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
    forget
}

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

# What a roster may not say.
a_module
refused 'file unknown-reference' new module.xml x --host keys/umpire.xml --test \
    --vacant foxes
refused 'file bad-value' new module.xml x --host keys/umpire.xml --test --vacant =umpire
refused 'trust caretaker' new module.xml x --host keys/umpire.xml --test \
    --vacant badgers=anna
rm -rf x
ends 0 new module.xml x --host keys/umpire.xml --test
ends 0 join x keys/anna.xml --side hedgehogs
refused 'file missing-element' begin x
tells "nobody commands side 'badgers'; --vacant badgers leaves it without a commander"
refused 'file duplicate' join x keys/anna.xml --vacant hedgehogs
# ... also after the draft was made, and filled again before it begins
ends 0 join x keys/umpire.xml --vacant badgers=umpire
ends 0 show x
tells 'badgers is vacant: nothing waits for it, and its caretaker umpire may order for it, who reads what is mailed to the host'
refused 'file duplicate' join x keys/bert.xml --deputy badgers
ends 0 join x keys/bert.xml --side badgers
grep -q '<vacant' x/roster.xml && fail "it is vacant still"
rm -rf x
ends 0 new module.xml x --host keys/umpire.xml --test --vacant badgers \
    --vacant hedgehogs
ends 0 consent x/roster.xml --key keys/umpire.key --out consent.xml
ends 0 submit x consent.xml
refused 'file missing-element' begin x
# a host who plays takes care of nobody
refused 'trust caretaker' new module.xml y --host keys/anna.xml --test \
    --preset table --vacant badgers=bert
rm -rf y
ends 0 new module.xml y --host keys/anna.xml --test --preset table \
    --vacant badgers=anna
refused 'trust caretaker' join y keys/anna.xml --side hedgehogs

# Advertised: nothing waits for it, even where the roster waits for everybody.
with_vacant duel badgers
says '<vacant side="badgers"></vacant>' c/roster.xml
reads 'Badgers is vacant: nothing waits for it, standing orders and defaults act; whoever would command it mails his participant file (berthier keygen) to umpire' c/log.txt
reads 'Badgers is vacant: nothing waits for it' c/outbox/anna/turn-0/body.txt
ends 0 show c
tells 'Badgers is vacant: nothing waits for it'
silent_about 'bert:'
ends 3 lock c --at 2026-01-02T00:00:00Z
send anna "$push"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 0 process c
reads 'badgers is vacant: nobody ordered for it.' c/log.txt
reads 'Nothing came from badgers' c/log.txt
reads 'badgers is vacant' c/outbox/anna/turn-1/body.txt
is "contributors" "$(sed -n 's/^vrf \([a-z]*\) .*/\1/p' c/seed.txt | xargs)" \
    "anna umpire"
sound
holds
ends 0 show c --json
python3 -c 'import json, sys
print(json.load(sys.stdin)["vacant"])' <out >vacant
is "the vacant seat" "$(cat vacant)" \
    "[{'side': 'badgers', 'caretaker': None, 'surrendered': False}]"

# Filled by a newcomer: anna, the host and he consent; anna stays what she is.
ends 0 submit c keys/carl.xml
ends 3 roster c --join keys/carl.xml --side carl=badgers
tells 'badgers is vacant no more'
tells 'carl takes command of badgers'
silent_about 'anna takes'
consents roster anna carl
ends 0 roster c --at 2026-01-03T00:00:00Z
grep -q '<vacant' c/roster.xml && fail "it is vacant still"
[ -f c/outbox/carl/turn-2/orders-3.txt ] || fail "carl has no blank sheet"
grep -q 'is vacant: nothing' c/outbox/anna/turn-2/body.txt &&
    fail "it is advertised still"
holds
echo berthier-memory/1 >keys/carl.memory
move='<orders side="hedgehogs" step="II"/>'
step=$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' c/turn.xml)
is "the step" "$step" II
send anna "$move"
send carl '<orders side="badgers" step="II"/>'
ends 0 lock c --at 2026-01-04T00:00:00Z
answer anna carl
ends 0 process c
grep -q 'is vacant' c/log.txt && fail "the log says it is vacant"
holds

# He goes again, and the seat is left to the host's care.
ends 3 roster c --leave carl --vacant badgers=umpire --at 2026-01-05T00:00:00Z
tells 'badgers is vacant: nothing waits for it, and its caretaker umpire may order for it'
tells 'waiting for anna'
tells 'waiting for carl'
refused 'trust caretaker' roster c --leave carl --vacant badgers=anna
ends 3 roster c --leave carl --vacant badgers=umpire
consents roster anna carl
ends 0 roster c --at 2026-01-05T00:00:00Z
says '<vacant caretaker="umpire" side="badgers"></vacant>' c/roster.xml
holds

# His caretaker's sheet counts, and nobody waits for it; another host has his
# care with his office.
with_vacant duel badgers=umpire
reads 'Badgers is vacant: nothing waits for it, umpire gives caretaker orders for it' c/log.txt
reads 'As caretaker of Badgers you may send a sheet for exchange 1; nobody waits for it' \
    c/outbox/umpire/turn-0/body.txt
[ -f c/outbox/umpire/turn-0/orders-1.txt ] || fail "the caretaker has no blank sheet"
cp -r c begun
send umpire "$scout"
send anna "$push"
ends 0 show c
tells 'Badgers is vacant: nothing waits for it, umpire gives caretaker orders for it'
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 0 process c
reads 'umpire gave caretaker orders for badgers.' c/log.txt
says 'badgers scouts' c/log.txt
ends 0 audit c
tells 'umpire, Umpire (host, caretaker of badgers)'
holds
# ... but he orders for nobody else
a_sheet_of umpire "$move"
ends 1 check c draft-umpire.xml
ends 0 submit c keys/dora.xml
ends 3 roster c --join keys/dora.xml --host dora --leave umpire
tells 'its caretaker dora may order for it'
consents roster anna umpire
BERTHIER_KEY=keys/dora.key
ends 0 roster c --at 2026-01-03T00:00:00Z
BERTHIER_KEY=keys/umpire.key
says '<vacant caretaker="dora" side="badgers"></vacant>' c/roster.xml
holds
rm -rf c && mv begun c && forget
send anna "$push"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 0 process c
reads 'badgers is vacant: nobody ordered for it.' c/log.txt
holds

# Nobody empties a seat behind the back of who has it.
start duel
refused 'file missing-element' roster c --vacant hedgehogs --vacant badgers
ends 3 roster c --vacant badgers=umpire --at 2026-01-02T00:00:00Z
tells 'waiting for anna'
tells 'waiting for bert: consent to roster.xml, or until 2026-01-09T00:00:00Z'
consents roster anna
ends 3 roster c --at 2026-01-02T00:00:00Z
consents roster bert
ends 0 roster c --at 2026-01-02T00:00:00Z
tells 'turn 1: roster'
holds
ends 3 roster c --side bert=badgers --vacant hedgehogs --at 2026-01-03T00:00:00Z
tells 'waiting for anna'
tells 'waiting for bert'
consents roster bert
ends 3 roster c --at 2026-01-03T00:00:00Z
consents roster anna
ends 0 roster c --at 2026-01-03T00:00:00Z
holds

# Who commanded nothing and shall have a side is asked, and reads nothing else.
start duel
ends 0 submit c keys/dora.xml
ends 3 roster c --join keys/dora.xml --deputy dora=hedgehogs
consents roster anna bert dora
ends 0 roster c --at 2026-01-02T00:00:00Z
ends 3 roster c --leave bert --side dora=badgers
tells 'waiting for dora'
letter=$(find c/outbox/dora -name 'consent-roster-2')
reads 'you take command of Badgers, in place of bert; your consent is asked' "$letter/body.txt"
reads 'berthier consent DIR proposed-roster.xml --key dora.key' "$letter/body.txt"
tr -s '\n ' ' ' <"$letter/body.txt" | grep -q 'Yours is not asked for' &&
    fail "she is not asked as well"

# In a closed book the caretaker alone gets its view.
with_vacant umpire badgers=umpire --book closed
send umpire "$scout"
send anna "$push"
ends 0 process c --at 2026-01-02T00:00:00Z
[ -f c/outbox/umpire/turn-1/view-badgers.xml ] || fail "the caretaker has no view"
[ -f c/outbox/anna/turn-1/view-badgers.xml ] && fail "anna has the view"
[ -f c/outbox/anna/turn-1/view-hedgehogs.xml ] || fail "anna has no view"
reads 'umpire gave caretaker orders for badgers.' c/outbox/anna/turn-1/body.txt
holds
with_vacant umpire badgers --book closed
[ -e c/outbox/umpire/turn-0 ] && fail "the host is nobody's caretaker"
holds
done_testing
