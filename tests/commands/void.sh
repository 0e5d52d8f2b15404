#!/bin/sh
# size: default
# A withheld answer stalls; with consents the exchange is void, the number is
# used up, and later sheets answer the new state (small print 13, 14, 18).
. "$srcdir/tests/commands/exchange.sh"

plans() {
    send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
    send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
}

start duel
ends 1 void c --reason "no lock yet"
tells '[trust no-lock]'
plans
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
before=$(state_of c)
ends 1 void c
tells '[file missing-attribute]'
# Right after the lock nobody withholds anything yet: the host can not get rid
# of an exchange whose sheets or dice he does not like.
ends 3 void c --reason "bert moved house" --at 2026-01-08T23:59:59Z
tells 'waiting for anna: consent'
tells 'waiting for bert: consent to void.xml, or until 2026-01-09T00:00:00Z'
rm -rf c/outbox
ends 3 void c --at 2026-01-09T00:00:00Z
tells 'waiting for anna: consent'
silent_about 'waiting for bert'
# He is not asked any more, but told, while he can still answer.
letter=c/outbox/bert/consent-void-1
tells "send $letter/ to bert: body.txt, proposed-void.xml"
words="exchange 1 is to be void: bert moved house. The host says that what bert owed to it did not come."
tr '\n' ' ' <$letter/body.txt | grep -q "$words As long as it is not void you can send it" ||
    fail "bert is not told what is said of him"
tr '\n' ' ' <c/outbox/anna/consent-void-1/body.txt | grep -q "$words If you agree" ||
    fail "anna is not told why"
ends 0 consent c c/inbox/void.xml --key keys/anna.key --from anna --out consent.xml
ends 0 submit c consent.xml
ends 3 void c --at 2026-01-05T00:00:00Z
ends 0 void c --at 2026-01-10T00:00:00Z
for who in anna bert; do
    says 'Exchange 1 is void and was not played: "bert moved house".' \
        c/outbox/$who/turn-1/body.txt
    says 'What bert owed to it did not come.' c/outbox/$who/turn-1/body.txt
done
sound
grep -q '^ *withheld="bert"' c/void.xml || grep -q 'withheld="bert"' c/void.xml ||
    fail "void.xml does not say who withheld"
[ -f c/consents/void-anna.xml ] || fail "the consent is not in the history"
[ -e c/orders ] && fail "sheets that were not played are made public"
is "the turn names" "$(sed -n '1s/.* previous="\([0-9a-f]*\)".*/\1/p' c/turn.xml)" \
    "$before"
is "its lock" "$(sed -n '1s/.* lock="\([0-9a-f]*\)".*/\1/p' c/turn.xml)" \
    "$(sha256sum <c/lock.txt | cut -d' ' -f1)"
git -C c diff HEAD~1 -- turn.xml | grep -q '^[-+] .*<band' &&
    fail "the void entry changed the game"

# Another reason is another document, and wants other consents.
start duel
plans
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 3 void c --reason "bert is not at home" --at 2026-01-05T00:00:00Z
ends 0 consent c c/inbox/void.xml --key keys/anna.key --from anna --out consent.xml
ends 0 submit c consent.xml
refused 'exchange replaced' void c --reason "bert is on the road" --at 2026-01-05T00:00:00Z
ends 3 void c --reason "bert is on the road" --at 2026-01-05T00:00:00Z --accept "$(word)"
ends 0 consent c c/inbox/void.xml --key keys/anna.key --from anna --out consent.xml
ends 0 submit c consent.xml
ends 0 void c --reason "bert is on the road" --at 2026-01-10T00:00:00Z
sound

# Each log tells of it until every commander has sent a sheet after it.
says '<void entry="1" lock="' c/turn.xml
says 'reason="bert is on the road" waits="anna bert" withheld="bert"' c/turn.xml
plans
ends 0 lock c --at 2026-01-16T00:00:00Z
tells 'exchange 2 is locked'
answer anna bert
ends 1 void c --reason "nobody withholds"
tells '[exchange voided]'
ends 0 process c
sound
says 'Made void in entry 1: "bert is on the road"; what bert owed did not come' c/log.txt
tr -s ' \n' ' ' <c/log.txt | grep -q 'acknowledged by all with their sheets' ||
    fail "the log does not say that all have seen the void"
grep -q '<void ' c/turn.xml && fail "what all have acknowledged is told for ever"
ends 0 process c --out again --entry 1
tells 'turn 1: void'
[ -e again/seed.txt ] && fail "a void has no seed"
made_again c void exchange
ends 0 process c --out again
tells identical
done_testing
