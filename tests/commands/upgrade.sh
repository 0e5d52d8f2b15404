#!/bin/sh
# A repaired ruleset has another revision: the campaign goes on by it from an
# entry on, with the consent of all.
. "$srcdir/tests/commands/people.sh"
old=$berthier
new=${berthier}-2

start duel
refused 'exchange upgrade' upgrade c --reason repaired
tells '--module FILE'
play_on
sound
first=$(digest c/roster.xml)

berthier=$new
ends 0 show c
tells 'what is asked is not known here: the roster plays revision 1'
refused 'file version' lock c
tells 'once all consent to berthier upgrade'
refused 'trust not-his-office' upgrade c --key keys/anna.key
refused 'file missing-attribute' upgrade c
tells 'berthier upgrade DIR --reason TEXT'
[ ! -f c/inbox/upgrade.xml ] || fail "an upgrade without a reason lies in the inbox"
ends 3 upgrade c --reason 'the scuffles were wrong'
tells "Windfall by revision 2, not 1, from here on: \"the scuffles were wrong\""
tells 'revision 2 plays otherwise: nothing; another number is all'
tells "whoever plays on needs 'berthier 0"
for what in "the scuffles were wrong" "revision 2 plays otherwise: nothing;"; do
    grep -Fq "$what" c/outbox/anna/consent-upgrade-2/body.txt ||
        fail "anna's letter does not say: $what"
done
tells 'waiting for anna: consent to upgrade.xml'
for who in anna bert; do
    ends 0 consent c c/inbox/upgrade.xml --key "keys/$who.key" --out $who.xml
    tells "from here on: \"the scuffles were wrong\""
    tells 'revision 2 plays otherwise: nothing;'
    silent_about 'says the document'
done
# Who has the former program is told which one he will need.
berthier=$old
ends 0 consent c c/inbox/upgrade.xml --key keys/bert.key --out again.xml
tells "; this one, 'berthier 0"
tells 'revision 2 plays otherwise, says the document: nothing;'
berthier=$new
# ... and whose program has other words does not take the host's.
sed 's/ plays="nothing/ plays="next to nothing/' c/inbox/upgrade.xml >other.xml
refused 'exchange upgrade' consent c other.xml --key keys/bert.key --out none.xml
tells "of revision 2 it says 'next to nothing"
says 'kind="upgrade"' anna.xml
# mail is taken in by the program that plays the campaign
berthier=$old
ends 0 submit c anna.xml
ends 1 upgrade c
says '[exchange upgrade]' err
# ... or by the one to come
berthier=$new
refused 'file version' submit c sent-anna.xml
ends 0 submit c bert.xml
ends 0 upgrade c
tells 'turn 2: roster'
sound
says 'revision="2"' c/turn.xml
says 'revision="2"' c/roster.xml
says "previous=\"$first\"" c/roster.xml
says 'is played by revision 2, not 1' c/log.txt
tr '\n' ' ' <c/log.txt | tr -s ' ' >log
says "with the consent of all: \"the scuffles were wrong\"" log
says 'Revision 2 plays otherwise: nothing; another number' log
says 'the scuffles were wrong' c/outbox/anna/turn-2/body.txt
says "whoever plays on needs 'berthier 0" c/outbox/anna/turn-2/body.txt
[ -f c/upgrade.xml ] || fail "upgrade.xml is not in the history"
is "the inbox" "$(files c/inbox)" ""
refused 'exchange upgrade' upgrade c --reason again
ends 0 process c --out again
tells 'turn 2: roster'
tells identical
play_on
sound
ends 0 process c --out again
tells identical
ends 0 audit c
tells 'it was played by revision 1'

berthier=$old
ends 0 show c
refused 'file version' lock c
refused 'exchange upgrade' upgrade c --reason back
done_testing
