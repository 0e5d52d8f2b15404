#!/bin/sh
# A repaired room has another revision: the campaign goes on by it from an
# entry on, with the consent of all.
. "$srcdir/tests/commands/exchange.sh"
old=$berthier
new=${berthier}-2

play() {
    step=$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' c/turn.xml)
    plan=
    [ "$step" = I ] && plan='<plan value="push"/>'
    send anna "<orders side=\"hedgehogs\" step=\"$step\">$plan</orders>"
    send bert "<orders side=\"badgers\" step=\"$step\">$plan</orders>"
    ends 0 lock c
    answer anna bert
    ends 0 process c
    sound
}

start duel
refused 'exchange upgrade' upgrade c
play
first=$(digest c/roster.xml)

berthier=$new
refused 'file version' show c
refused 'file version' lock c
refused 'trust not-his-office' upgrade c --key keys/anna.key
ends 3 upgrade c
tells 'Windfall by revision 2, not 1'
tells 'waiting for anna: consent to upgrade.xml'
for who in anna bert; do
    ends 0 consent c c/inbox/upgrade.xml --key "keys/$who.key" --out $who.xml
done
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
[ -f c/upgrade.xml ] || fail "upgrade.xml is not in the history"
is "the inbox" "$(files c/inbox)" ""
refused 'exchange upgrade' upgrade c
ends 0 process c --out again
tells 'turn 2: roster'
tells identical
play
ends 0 process c --out again
tells identical
ends 0 audit c
tells 'it was played by revision 1'

berthier=$old
refused 'file version' show c
refused 'exchange upgrade' upgrade c
done_testing
