#!/bin/sh
# Nobody throws again alone: among the consents of a void is that of somebody
# who is neither the host, nor commands a side with him, nor is accused; where
# nobody is left, of one of the accused, or of an absent who comes back (small
# print 13).
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

# A table that anna hosts: she plays the hedgehogs, bert the badgers.
a_table() { # options of join for the umpire, who is a guest; or none
    rm -rf c
    BERTHIER_KEY=keys/anna.key
    a_module
    ends 0 new module.xml c --host keys/anna.xml --preset table --test
    ends 0 join c keys/anna.xml --side hedgehogs
    ends 0 join c keys/bert.xml --side badgers
    [ $# = 0 ] || ends 0 join c keys/umpire.xml "$@"
    guest=${1:+umpire}
    for who in anna bert $guest; do
        ends 0 consent c/roster.xml --key keys/$who.key --out roster.xml
        ends 0 submit c roster.xml
    done
    ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
    forget
    for who in anna bert; do
        orders=$push
        [ $who = anna ] || orders=$scout
        a_sheet_of $who "$orders"
        ends 0 sign c draft-$who.xml --key keys/$who.key $fixed --out mail
        ends 0 submit c mail/$who-1-1.seal.xml
    done
    ends 0 lock c --at 2026-01-02T00:00:00Z
    answer anna
}

consents() { # who...
    for who; do
        ends 0 consent c c/inbox/void.xml --key keys/$who.key --out agreed.xml
        ends 0 submit c agreed.xml
    done
}

alone='waiting for bert: consent to void.xml of one who is not the host nor on a side with him; all of them are accused or absent [trust alone]'

# The host of a table of two has nobody but the accused.
a_table
ends 3 void c --reason "bert is slow" --at 2099-01-01T00:00:00Z
tells "$alone"
tells 'until one of them consents, or sends what he owes, it waits'
silent_about 'or until'
grep -q 'void.xml' c/outbox/bert/consent-void-1/body.txt || fail "bert is not asked"
[ -f c/outbox/bert/consent-void-1/proposed-void.xml ] || fail "bert has not got the document"
ends 0 show c
tells 'bert must be among them, or it does not count'
silent_about 'or until'
consents bert
ends 0 show c
tells 'has the consents that it needs'
ends 0 void c --at 2026-01-03T00:00:00Z
[ -f c/consents/void-bert.xml ] || fail "his consent is not in the history"
ends 0 audit c
made_again c void

# A friend who commands a side with him is as good as himself: a deputy is not
# asked, and what he consents to is not borne out by it.
a_table --deputy hedgehogs
ends 3 void c --reason "bert is slow" --at 2026-02-01T00:00:00Z
silent_about 'waiting for umpire'
tells "$alone"
consents umpire
ends 3 void c --at 2026-02-01T00:00:00Z
silent_about 'waiting for umpire'
tells "$alone"
consents bert
ends 0 void c --at 2026-02-01T00:00:00Z
ends 0 audit c

# A guest who is a deputy beside bert is not asked, and may bear it out.
a_table --deputy badgers
ends 3 void c --reason "bert is slow" --at 2026-02-01T00:00:00Z
tells 'waiting for bert or umpire: consent to void.xml of one who is not the host nor on a side with him'
[ -f c/outbox/umpire/consent-void-1/proposed-void.xml ] || fail "the guest has not got the document"
consents umpire
ends 0 void c --at 2026-02-01T00:00:00Z
ends 0 audit c
BERTHIER_KEY=keys/umpire.key

# Nobody waits for who was locked absent, and he counts as silent. The other is
# accused: he alone can bear it out, or the absent who comes back.
a_stall() {
    start duel --missing absent=1
    send bert "$scout"
    ends 0 lock c --at 2026-01-09T00:00:00Z --absent anna
    ends 3 void c --reason "his key is lost" --at 2026-01-16T00:00:00Z
    silent_about 'waiting for anna: consent to void.xml ['
    tells 'waiting for anna or bert: consent to void.xml of one'
    refused 'trust lock-open' roster c --due P1D
}
a_stall
consents bert
ends 0 void c --at 2026-01-10T00:00:00Z
ends 0 audit c
send bert "$scout"
ends 0 lock c --at 2026-01-18T00:00:00Z --absent anna
answer bert
ends 0 process c
tr -s ' \n' ' ' <c/log.txt | grep -q 'not yet acknowledged by anna)' ||
    fail "the log does not say who has not seen the void"
says 'waits="anna" withheld="bert"' c/turn.xml
ends 0 audit c
made_again c void exchange
a_stall
consents anna
ends 3 void c --at 2026-01-15T00:00:00Z
tells 'waiting for bert: consent to void.xml, or until 2026-01-16T00:00:00Z'
ends 0 void c --at 2026-01-16T00:00:00Z
sound
[ -f c/consents/void-anna.xml ] || fail "her consent is not in the history"
ends 0 audit c
made_again c void
done_testing
