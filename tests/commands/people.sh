#!/bin/sh
# What months of play bring: who owes what and since when, a seal that is never
# opened, a player with two machines, one who has lost his memory.
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
rest='<orders side="hedgehogs" step="I"><plan value="rest"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

# Due times: said by show and lock, which waits with status 3 and gives the
# same answer as often as it is asked.
start duel --due PT36H
ends 0 show c
tells 'due 2026-01-02T12:00:00Z'
ends 3 lock c --at 2026-01-01T10:00:00Z
tells 'waiting for anna: sheet, due 2026-01-02T12:00:00Z, asked 2026-01-01T00:00:00Z [trust missing-sheet]'
tells 'waiting for bert: sheet'
send anna "$push"
ends 3 lock c --at 2026-01-05T00:00:00Z
silent_about 'waiting for anna'
tells 'waiting for bert'
ends 1 process c
send bert "$scout"
ends 0 lock c --at 2026-01-05T00:00:00Z
says '2026-01-02T12:00:00Z' c/inbox/lock.xml
cp c/inbox/lock.xml lock.xml
cp out first
ends 0 lock c --at 2026-01-09T00:00:00Z
cmp lock.xml c/inbox/lock.xml || fail "lock run again gives out another lock"
cmp out first || fail "lock run again says something else"
cmp lock.xml c/outbox/anna/lock-1/lock.xml || fail "it is not laid out again"
ends 3 process c
tells 'waiting for anna: answer, asked 2026-01-05T00:00:00Z [trust missing-answer]'
answer anna
ends 3 process c
silent_about 'waiting for anna'
tells 'waiting for bert: answer'

# Two machines of one player. The other one knows nothing of the first sheet
# and uses its number again; the host has the first and says so.
start duel
cp keys/anna.memory other.memory
send anna "$push"
mv keys/anna.memory one.memory
cp other.memory keys/anna.memory
a_sheet_of anna "$rest"
ends 0 sign c draft-anna.xml --key keys/anna.key --out other
tells 'anna-1-1.xml'
refused 'trust same-sequence' submit c other/anna-1-1.xml
ends 0 sign c draft-anna.xml --key keys/anna.key --sequence 2 --out other
ends 0 submit c other/anna-1-2.xml
# the first machine is behind: its next number is taken, too
mv keys/anna.memory two.memory
cp one.memory keys/anna.memory
ends 0 sign c draft-anna.xml --key keys/anna.key --out mail $fixed
tells 'anna-1-2.xml'
refused 'trust same-sequence' submit c mail/anna-1-2.xml
refused 'trust older-sheet' submit c sent-anna.xml
send bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
# ... and the lock has not the sheet that it knows; the one that sent it answers
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice
cp two.memory keys/anna.memory
answer anna bert
ends 0 process c
says 'hedgehogs rests' c/log.txt
sound

# A lost memory: numbers are said by hand, the lock is answered knowingly.
start duel
send anna "$push"
rm keys/anna.memory
ends 0 sign c draft-anna.xml --key keys/anna.key --sequence 2 --out mail
ends 0 submit c mail/anna-1-2.xml
send bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
rm keys/anna.memory
refused 'trust no-memory' answer c c/inbox/lock.xml --key keys/anna.dice
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice \
    --sheet sent-anna.xml
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --accept no-memory-1 --out mail
ends 0 submit c "$(sed -n 's/^send \(.*\) to the host alone.*/\1/p' out)"
answer bert
# the host has lost his, too: before his own answer he is told once
mv keys/umpire.memory umpire.memory
refused 'trust no-memory' process c
ends 0 process c --accept no-memory-1
sound

# A seal that is never opened is a withheld answer, never a missing sheet: the
# exchange stalls, and is void with the consent of the others when its time has
# passed.
seal() { # id, sections
    a_sheet_of "$1" "$2"
    ends 0 sign c "draft-$1.xml" --key "keys/$1.key" $fixed --out mail
    sheet=$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)
    cp "$sheet" "sent-$1.xml"
    ends 0 submit c "${sheet%.xml}.seal.xml"
}
start table
seal anna "$push"
seal bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna bert
ends 0 submit c sent-anna.xml
ends 3 process c
tells 'waiting for bert: opened-sheet'
tells '[trust missing-sheet]'
ends 3 void c --reason "bert does not open" --at 2026-01-12T00:00:00Z
tells 'waiting for anna: consent to void.xml [trust missing-consent]'
silent_about 'waiting for bert'
ends 0 consent c c/inbox/void.xml --key keys/anna.key --out consent.xml
ends 0 submit c consent.xml
ends 0 void c --at 2026-01-12T00:00:00Z
sound
says 'withheld="bert"' c/void.xml
ends 0 audit c
done_testing
