#!/bin/sh
# After a void the blank sheets come with the orders that were not played: each
# participant's own and no other's. In a duel the host has them; at a table the
# player's own program does, which keeps what it signed last.
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>
<standing side="hedgehogs"><chase value="yes"/></standing>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>
<orders side="badgers" step="II"><move band="b3" path="0605"/></orders>'

without_comments() { # draft
    sed 's/<!--.*-->//; /^ *#/d' "$1" | tr '\n' ' ' | sed 's/>  *</></g'
}
has() { # draft, words
    without_comments "$1" | grep -q -- "$2" || {
        without_comments "$1"
        fail "$1 has no $2"
    }
}
has_not() { # draft, words
    ! without_comments "$1" | grep -q -- "$2" || fail "$1 has $2"
}

agree() { # id
    ends 0 consent c c/inbox/void.xml --key "keys/$1.key" --out agreed.xml
    ends 0 submit c agreed.xml
}

start duel
send anna "$push"
send bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 3 void c --reason "bert is silent" --at 2026-01-10T00:00:00Z
tells 'next: void.xml waits for consents'
silent_about 'void c --reason'
agree anna
cp -r c/inbox inbox-before
ends 0 void c --at 2026-01-10T00:00:00Z
is "the inbox" "$(files c/inbox)" ""
for who in anna bert; do
    grep -q 'berthier sheet' c/outbox/$who/turn-1/body.txt &&
        fail "$who is told to fill in what is filled in"
    cp c/outbox/$who/turn-1/orders-2.txt orders-$who.txt
    grep -q 'your orders for exchange 1, which is void' orders-$who.txt ||
        fail "the draft of $who does not say whence its orders come"
    ends 0 check c orders-$who.txt
done
# A run that died before its letters were there loses nothing of them.
rm -rf c/inbox
cp -r inbox-before c/inbox
ends 0 show c
tells 'the run that made entry 1 died before its letters were there'
ends 0 void c
tells 'died before its end, and is brought there now'
ends 0 show c
silent_about 'died before'
cp c/outbox/anna/turn-1/orders-2.txt after.txt
cmp after.txt orders-anna.txt || fail "the run after it makes another draft"
has orders-anna.txt '  plan push '
has orders-anna.txt ' standing chase yes '
has_not orders-anna.txt ' I   plan scout'
has orders-bert.txt ' I   plan scout '
has orders-bert.txt ' II   move b3 0605 '
has orders-bert.txt ' standing chase no '
has_not orders-bert.txt ' I   plan push'

# By his own key, from what he signed last; never without it, nor for another.
ends 0 sheet c --from bert --key keys/bert.key --out again.txt
cmp again.txt orders-bert.txt || fail "at home it is another draft"
ends 0 sheet c --from bert --out blank.txt
has_not blank.txt ' I   plan'
ends 0 sheet c --from anna --key keys/bert.key --out blank.txt
has_not blank.txt ' I   plan'
ends 0 sign c orders-bert.txt --key keys/bert.key --out mail
ends 0 submit c mail/bert-2-1.xml
send anna '<orders side="hedgehogs" step="I"><plan value="rest"/></orders>'
ends 0 lock c --at 2026-01-11T00:00:00Z
answer anna bert
ends 0 process c
says 'The family of the badgers scouts' c/log.txt
# Once an exchange is played nothing is offered again.
ends 0 sheet c --from anna --key keys/anna.key --out blank.xml --xml
has_not blank.xml '<plan value="rest"><.plan><.orders>'

# At a table nobody has opened anything: the host's blank sheet is blank.
rm -rf mail
start table
for who in anna bert; do
    orders=$push
    [ $who = anna ] || orders=$scout
    a_sheet_of $who "$orders"
    ends 0 sign c draft-$who.xml --key keys/$who.key $fixed --out mail
    ends 0 submit c mail/$who-1-1.seal.xml
done
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 0 submit c mail/anna-1-1.xml
ends 3 void c --reason "bert is silent" --at 2026-01-10T00:00:00Z
agree anna
ends 0 void c --at 2026-01-10T00:00:00Z
for who in anna bert; do
    cp c/outbox/$who/turn-1/orders-2.txt orders-$who.txt
done
has orders-anna.txt '  plan push '
has_not orders-bert.txt ' I   plan'
# What he opens now is refused for what it is: of an exchange that is over.
refused 'trust too-late' submit c mail/bert-1-1.xml
tr '\n' ' ' <c/outbox/bert/turn-1/body.txt |
    grep -q 'What you had signed for the exchange is filled in by: *berthier sheet --from bert --key bert.key' ||
    fail "bert is not told how he gets his orders back"
ends 0 sheet c --from bert --key keys/bert.key --out again.xml --xml
has again.xml '<plan value="scout"><.plan><.orders>'
ends 0 check c again.xml

# In a closed book his view tells him of the void.
rm -rf mail
start duel --book closed
send anna "$push"
send bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 3 void c --reason "bert is silent" --at 2026-01-10T00:00:00Z
agree anna
ends 0 void c --at 2026-01-10T00:00:00Z
mkdir home && cp c/module.xml c/roster.xml home/ && cp -r c/participants home/
cp c/outbox/bert/turn-1/view-badgers.xml home/
cp c/outbox/bert/turn-1/orders-2.txt orders-bert.txt
ends 0 sheet home --from bert --key keys/bert.key --out again.txt
cmp again.txt orders-bert.txt || fail "at home it is another draft"
has again.txt ' I   plan scout '
done_testing
