#!/bin/sh
# size: default
# A campaign ends by surrender, by an agreed draw, or because its game is
# over; nothing but the disclosure follows.
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'

start duel
ends 64 end c --draw --surrender badgers
refused 'exchange ended' end c
refused 'file unknown-reference' end c --surrender foxes
refused 'trust not-his-office' end c --draw --key keys/anna.key
ends 3 end c --surrender badgers --reason "the apples are rotten"
tells 'waiting for anna: consent to end.xml'
tells 'Badgers surrenders: "the apples are rotten"'
ends 0 consent c c/inbox/end.xml --key keys/anna.key --out anna.xml
ends 0 submit c anna.xml

# another text
refused 'exchange replaced' end c --draw
ends 3 end c --draw --accept "$(word)"
tells 'waiting for anna'
refused 'trust other-text' submit c anna.xml
for who in anna bert; do
    ends 0 consent c c/inbox/end.xml --key "keys/$who.key" --out $who.xml
    ends 0 submit c $who.xml
done

# not while a lock is open
send anna "$push"
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
cp -r c unlocked
ends 0 lock c --at 2026-01-02T00:00:00Z
refused 'trust lock-open' end c
rm -rf c && mv unlocked c && forget

ends 0 end c --at 2026-01-03T00:00:00Z
tells 'turn 1: end'
sound
says 'ended="yes"' c/turn.xml
says 'The campaign ends: all agree to a draw' c/log.txt
[ -f c/end.xml ] || fail "end.xml is not in the history"
[ -f c/consents/end-bert.xml ] || fail "the consent is not in the history"
is "the inbox" "$(files c/inbox)" ""
[ -e c/outbox/anna/turn-1/orders-2.txt ] && fail "a blank sheet for nothing"
refused 'exchange ended' lock c
refused 'exchange ended' end c --draw
refused 'exchange ended' correct c --restore 0 --reason "once more"
refused 'exchange ended' submit c sent-anna.xml
ends 0 verify c c/end.xml c/consents/end-anna.xml
ends 0 audit c
made_again c end
done_testing
