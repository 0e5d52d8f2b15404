#!/bin/sh
# size: default
# A campaign that is stalled for good ends under its lock, and says who is said
# to owe (small print 13). The host ends it no more alone than he voids.
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

# Anna is gone and locked absent; bert does not answer.
a_stall() { # preset and options
    start "$@" --missing absent=1
    send bert "$scout"
    ends 0 lock c --at 2026-01-09T00:00:00Z --absent anna
}

# One of those who are accused or absent bears it out, or the game waits.
bears_out() { # id
    ends 0 consent c c/inbox/end.xml --key "keys/$1.key" --out agreed.xml
    ends 0 submit c agreed.xml
}

a_stall duel
cp -r c stalled
ends 3 void c --reason "bert is silent" --at 2026-02-01T00:00:00Z
tells 'until one of them consents, or sends what he owes, it waits'
refused 'trust lock-open' roster c --due P1D
refused 'trust lock-open' end c --draw
refused 'trust lock-open' end c
ends 64 end c --draw --abandoned
refused 'exchange abandoned' end c --abandoned --reason "he is silent" \
    --at 2026-01-15T23:59:59Z
tells 'counts as withheld from 2026-01-16T00:00:00Z on'
refused 'file missing-attribute' end c --abandoned --at 2026-01-16T00:00:00Z
ends 3 end c --abandoned --reason "he is silent" --at 2026-01-16T00:00:00Z
tells 'waiting for anna or bert: consent to end.xml of one who is not the host nor on a side with him; all of them are accused or absent [trust alone]'
tells 'until one of them consents, or sends what he owes, it waits'
tr -s '\n ' '  ' <c/outbox/bert/consent-end-1/body.txt |
    grep -q 'said to owe your answer; you are one of those of whom one must consent.*Until it is entered you can send what you owe' ||
    fail "bert is not asked"
[ -f c/outbox/anna/consent-end-1/proposed-end.xml ] || fail "anna is not asked"
ends 3 end c --at 2026-03-01T00:00:00Z
ends 0 show c
tells 'anna or bert must be among them, or it does not count'
bears_out bert
ends 0 end c --at 2026-03-01T00:00:00Z
tells 'turn 1: end'
tells 'the campaign ends: abandoned; said to owe: bert (answer): "he is silent"'
sound
says 'The campaign ends: abandoned; said to owe: bert (answer)' c/log.txt
says 'ended="yes"' c/turn.xml
says ' owe-answer="bert"' c/end.xml
says " lock=\"$(digest c/lock.txt)\"" c/end.xml
is "its lock" "$(sed -n '1s/.* lock="\([0-9a-f]*\)".*/\1/p' c/turn.xml)" \
    "$(digest c/lock.txt)"
[ -f c/consents/end-bert.xml ] || fail "his consent is not in the history"
[ -e c/orders ] && fail "sheets that were not played are made public"
is "the inbox" "$(files c/inbox)" ""
refused 'exchange ended' lock c
refused 'trust no-lock' void c --reason "once more"
ends 0 audit c
tells 'ended         1: entry 1 (abandoned; said to owe: bert (answer))'
ends 0 audit c --json
tells '"abandoned": ['
ends 0 audit c --dice-only
made_again c end
ends 0 verify c c/end.xml

# His answer comes after all: the exchange is played.
rm -rf c && mv stalled c
ends 3 void c --reason "bert has lost his key" --at 2026-02-01T00:00:00Z
answer bert
refused 'exchange abandoned' end c --abandoned --reason "I am tired" \
    --at 2026-02-01T00:00:00Z
refused 'exchange voided' void c --at 2026-02-01T00:00:00Z
ends 0 process c
refused 'trust no-lock' end c --abandoned --reason "I am tired" \
    --at 2026-02-01T00:00:00Z

# Whoever owes nothing must agree.
start duel
send anna "$push"
send bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 3 end c --abandoned --reason "bert is gone" --at 2026-02-01T00:00:00Z
tells 'waiting for anna: consent to end.xml'
silent_about 'waiting for bert'
grep -q 'said to owe: bert (answer)' c/outbox/anna/consent-end-1/body.txt ||
    fail "anna is not told who is said to owe"
tr '\n' ' ' <c/outbox/bert/consent-end-1/body.txt |
    grep -q 'you are said to owe your answer; nobody waits for your consent, but it is taken in.*you can send what you owe' || fail "bert is not told"
[ -f c/outbox/bert/consent-end-1/proposed-end.xml ] || fail "bert does not get it"
ends 3 end c --at 2026-02-01T00:00:00Z
ends 0 consent c c/inbox/end.xml --key keys/anna.key --out agreed.xml
ends 0 submit c agreed.xml
ends 0 show c
tells 'anna: consent to end.xml is accepted'
cp -r c agreed
refused 'exchange abandoned' end c --at 2026-01-08T00:00:00Z
ends 0 end c --at 2026-02-01T00:00:00Z
sound
tr '\n' ' ' <c/outbox/bert/turn-1/body.txt |
    grep -q 'No sheet answers it any more' || fail "the letter asks for sheets"
[ -f c/consents/end-anna.xml ] || fail "her consent is not in the history"
[ -f c/answers/anna.xml ] || fail "her answer is not in the history"
ends 0 audit c
made_again c end

# Once the accused has answered the document counts no more.
rm -rf c && mv agreed c
answer bert
refused 'exchange abandoned' end c --at 2026-02-01T00:00:00Z
tells "'bert' owes no answer"
ends 0 process c

# What was sealed and not opened is owed as well.
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
ends 3 end c --abandoned --reason "they are all gone" --at 2026-02-01T00:00:00Z
bears_out anna
ends 0 end c --at 2026-02-01T00:00:00Z
tells 'said to owe: bert (sheet, answer), anna (sheet): "they are all gone"'
says ' owe-sheet="anna bert"' c/end.xml
ends 0 audit c
made_again c end

# A closed book is disclosed afterwards, as after any end.
a_stall duel --book closed
ends 3 end c --abandoned --reason "bert is gone" --at 2026-02-01T00:00:00Z
bears_out anna
ends 0 end c --at 2026-02-01T00:00:00Z
ends 0 disclose c
tells 'turn 2: the book is open'
ends 0 audit c
made_again c end disclose
done_testing
