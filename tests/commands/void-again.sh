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
    sed 's/<!--.*-->//' "$1" | tr '\n' ' ' | sed 's/>  *</></g'
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
agree anna
ends 0 void c --at 2026-01-10T00:00:00Z
is "the inbox" "$(files c/inbox)" ""
for who in anna bert; do
    grep -q 'berthier sheet' c/outbox/$who/turn-1/body.txt &&
        fail "$who is told to fill in what is filled in"
    cp c/outbox/$who/turn-1/draft-2.xml draft-$who.xml
    grep -q 'your orders for exchange 1, which is void' draft-$who.xml ||
        fail "the draft of $who does not say whence its orders come"
    ends 0 check c draft-$who.xml
done
# A run that died while it cleared the inbox loses nothing of them.
mkdir -p c/inbox && cp c/lock.xml c/inbox/ && cp c/void.xml c/inbox/
ends 0 show c
tells 'the run that made entry 1 died before its letters were there'
ends 0 void c
tells 'died before its end, and is brought there now'
ends 0 show c
silent_about 'died before'
cp c/outbox/anna/turn-1/draft-2.xml after.xml
cmp after.xml draft-anna.xml || fail "the run after it makes another draft"
has draft-anna.xml '<plan value="push"></plan></orders>'
has draft-anna.xml '<chase value="yes"></chase>'
has_not draft-anna.xml scout
has draft-bert.xml '<plan value="scout"></plan></orders>'
has draft-bert.xml '<move band="b3" path="0605"></move></orders>'
has draft-bert.xml '<chase value="no"></chase>'
has_not draft-bert.xml push

# By his own key, from what he signed last; never without it, nor for another.
ends 0 sheet c --from bert --key keys/bert.key --out again.xml
echo >>draft-bert.xml
cmp again.xml draft-bert.xml || fail "at home it is another draft"
ends 0 sheet c --from bert --out blank.xml
has_not blank.xml scout
ends 0 sheet c --from anna --key keys/bert.key --out blank.xml
has_not blank.xml 'scout\|push'
ends 0 sign c draft-bert.xml --key keys/bert.key --out mail
ends 0 submit c mail/bert-2-1.xml
send anna '<orders side="hedgehogs" step="I"><plan value="rest"/></orders>'
ends 0 lock c --at 2026-01-11T00:00:00Z
answer anna bert
ends 0 process c
says 'The family of the badgers scouts' c/log.txt
# Once an exchange is played nothing is offered again.
ends 0 sheet c --from anna --key keys/anna.key --out blank.xml
has_not blank.xml 'value="rest"'

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
    cp c/outbox/$who/turn-1/draft-2.xml draft-$who.xml
done
has draft-anna.xml '<plan value="push"></plan></orders>'
has_not draft-bert.xml scout
# What he opens now is refused for what it is: of an exchange that is over.
refused 'trust too-late' submit c mail/bert-1-1.xml
tr '\n' ' ' <c/outbox/bert/turn-1/body.txt |
    grep -q 'What you had signed for the exchange is filled in by: *berthier sheet --from bert --key bert.key' ||
    fail "bert is not told how he gets his orders back"
ends 0 sheet c --from bert --key keys/bert.key --out again.xml
has again.xml '<plan value="scout"></plan></orders>'
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
cp c/outbox/bert/turn-1/draft-2.xml draft-bert.xml
ends 0 sheet home --from bert --key keys/bert.key --out again.xml
echo >>draft-bert.xml
cmp again.xml draft-bert.xml || fail "at home it is another draft"
has again.xml '<plan value="scout"></plan></orders>'
done_testing
