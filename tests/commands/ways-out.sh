#!/bin/sh
# Whoever waits and is refused is told what he can do: a command, an option, or
# to whom he writes. Each row is a refusal that stops somebody who waits.
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
rest='<orders side="hedgehogs" step="I"><plan value="rest"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

# The refusal of that id says one of these words, which tell what to do.
way_out() { # id, words, command...
    rule=$1
    words=$2
    shift 2
    ends 1 "$@" || return 1
    grep "refused: .*\[$rule[],]" err | grep -Fq -- "$words" && return 0
    cat err
    fail "berthier $* [$rule] does not say: $words"
}

start duel
a_sheet_of anna "$push"

# the host, before there is anything to close
way_out 'trust no-lock' 'berthier lock closes the exchange first' process c
way_out 'exchange absent' "write to 'bert', or change that (berthier roster --missing absent=1)" \
    lock c --at 2026-02-02T00:00:00Z --absent bert
# who is not the host, and whose host is gone
way_out 'trust not-his-office' "if he is gone, berthier roster DIR --host ID" \
    lock c --key keys/anna.key

# signing: memory, number, what lies there
ends 0 sign c draft-anna.xml --key keys/anna.key --out mail
a_sheet_of anna "$rest"
way_out 'trust same-sequence' 'leave --sequence away' \
    sign c draft-anna.xml --key keys/anna.key --out else --sequence 1
rm keys/anna.memory
way_out 'trust no-memory' '--sequence 2' \
    sign c draft-anna.xml --key keys/anna.key --out mail
way_out 'trust same-sequence' 'give --out FOLDER' \
    sign c draft-anna.xml --key keys/anna.key --out mail --sequence 1
ends 0 sign c draft-anna.xml --key keys/anna.key --out mail --sequence 2
cp mail/anna-1-1.xml first.xml
ends 0 submit c mail/anna-1-2.xml
way_out 'trust older-sheet' 'that one counts, unless a later one is signed and sent' \
    submit c first.xml
send bert "$scout"

# a document while the exchange is locked, a lost memory, two locks
ends 0 lock c
way_out 'trust stranger' 'take the key that the roster names' \
    answer c c/inbox/lock.xml --key keys/mallory.dice
way_out 'trust lock-open' 'it is played or made void first' roster c --due P3D
cp keys/bert.memory kept
rm keys/bert.memory
way_out 'trust no-memory' '--accept no-memory-1' \
    answer c c/inbox/lock.xml --key keys/bert.dice
mv kept keys/bert.memory
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out mail
cp c/inbox/lock.xml mine.xml
way_out 'trust too-late' 'the letter turn-1 tells what counted instead' \
    submit c first.xml
sed 's/^order bert .*/order bert -/' c/inbox/lock.xml >forged.xml
sign_again umpire forged.xml
way_out 'trust second-lock' 'keep both, and show them to the others' \
    answer c forged.xml --key keys/anna.dice
cp forged.xml c/inbox/lock.xml
way_out 'trust second-lock' 'make it void (berthier void)' lock c
cp mine.xml c/inbox/lock.xml
answer anna
ends 3 process c
tells 'next: bert owes an answer'
tells 'berthier void c --reason TEXT'
answer bert
ends 0 process c
way_out 'trust too-late' 'the letter turn-1 has the blank sheet for it' \
    submit c first.xml
way_out 'trust wrong-exchange' '`berthier sheet` writes one for it' \
    check c mail/anna-1-2.xml

# a document that waits, and who is not asked
ends 3 roster c --due P3D
ends 0 consent c c/inbox/roster.xml --key keys/anna.key --out consent.xml
ends 0 submit c consent.xml
cp c/inbox/roster.xml roster.xml
way_out 'exchange replaced' '--accept replace-' roster c --due P4D
spare_keys carl
way_out 'trust not-his-office' 'asked are: anna, bert, umpire' consent c roster.xml --key keys/carl.key

# what lies behind, what was rewritten, an old copy of a memory
a_sheet_of anna '<orders side="hedgehogs" step="II"/>'
cp keys/anna.memory now
ends 0 sign c draft-anna.xml --key keys/anna.key --out mail
git clone -q c behind
git -C behind reset -q --hard HEAD~1
printf '%s\n' '<sheet exchange="1" from="anna" game="G" state="S" version="1"/>' |
    sed "s/G/$(game_of behind)/; s/S/$(state_of behind)/" >draft-anna.xml
way_out 'trust rollback' 'Fetch the turns since' \
    sign behind draft-anna.xml --key keys/anna.key --out old --sequence 9 \
    --accept refused-orders-1
done_testing
