#!/bin/sh
# size: default
# Who signs again after the lock is told so at once, and answers without a word
# that would stand in the audit for good (small print 28).
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
rest='<orders side="hedgehogs" step="I"><plan value="rest"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

# Anna's folder is what came by mail.
desk_of_anna() {
    rm -rf desk && cp -r c desk && rm -rf desk/.git desk/inbox
    cp c/inbox/lock.xml desk/
}

signs_at() { # time, orders
    a_sheet_of anna "$2"
    ends 0 sign desk draft-anna.xml --key keys/anna.key --made "$1" \
        --salt $zeros --out desk
}

start duel
send anna "$push"
send bert "$scout"
cp -r c unlocked
cp -r keys before
ends 0 lock c --at 2026-01-02T00:00:00Z

# The lock lies in her folder.
desk_of_anna
ends 0 show desk
tells 'locked: sheets signed now are not played'
silent_about 'answer now'
silent_about 'must answer'
tells 'next: berthier answer'
a_sheet_of anna "$rest"
ends 0 check desk draft-anna.xml
tells 'lock.xml: note: exchange 1 is locked with your sheet; what you sign now is not played'
signs_at 2026-01-02T06:00:00Z "$rest"
tells 'exchange 1 is locked with your sheet 1; what you sign now is not played'
tells 'do not mail it; if you have not answered the lock: berthier answer'
silent_about 'send desk/anna-1-2.xml'

# She is told what became of it, and asked nothing; neither is she afterwards.
ends 0 answer desk desk/lock.xml --key keys/anna.dice --out desk
tells "it has sheet 1-1 of 'anna', who signed 1-2 when it was here: that is not played"
silent_about accept
grep -q accepts desk/anna-1-answer.xml && fail "her answer bears a word"
cp desk/anna-1-answer.xml first.xml
ends 0 answer desk desk/lock.xml --key keys/anna.dice --out desk
cmp desk/anna-1-answer.xml first.xml || fail "the same answer is another"
ends 0 submit c desk/anna-1-answer.xml
answer bert
ends 0 process c
ends 0 audit c
tells 'accepted      0'
cp c/turn.xml c/lock.xml c/log.txt desk/
ends 0 show desk
silent_about locked
a_sheet_of anna '<orders side="hedgehogs" step="II"/>'
ends 0 sign desk draft-anna.xml --key keys/anna.key --made 2026-01-03T00:00:00Z \
    --salt $zeros --out desk
silent_about 'was played with'
silent_about 'is locked'

# What was signed before the lock was seen is asked about, whatever time the lock
# bears: that is the host's word. So is what he has given a receipt of, under
# whatever name that was saved.
again() {
    rm -rf c keys desk && cp -r unlocked c && cp -r before keys && cp -r c desk
    rm -rf desk/.git desk/inbox
    ends 0 lock c --at 2026-01-02T00:00:00Z
}
for made in 2026-01-01T18:00:00Z 2026-01-02T06:00:00Z; do
    again
    signs_at $made "$rest"
    cp c/inbox/lock.xml desk
    refused 'trust my-order' answer desk desk/lock.xml --key keys/anna.dice --out desk
    tells 'who has signed 1-2 since. If you never mailed that'
done
again
cp c/inbox/lock.xml desk
signs_at 2026-01-01T18:00:00Z "$rest"
for name in receipt.xml sheet-1-2-receipt.xml letter; do
    printf '<receipt digest="%s"/>' "$(digest desk/anna-1-2.xml)" >desk/$name
    refused 'trust my-order' answer desk desk/lock.xml --key keys/anna.dice --out desk
    rm desk/$name
done
ends 0 answer desk desk/lock.xml --key keys/anna.dice --out desk

# A lock of nobody's is none.
again
cp c/inbox/lock.xml desk
sed -i 's/^order bert .*/order bert -/' desk/lock.xml
ends 0 show desk
silent_about locked
