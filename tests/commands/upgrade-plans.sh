#!/bin/sh
# What was a standing order is a plan by a new revision of the ruleset: turns of the
# former one are read, audited and shown, and the upgrade drops what stands and
# says so to whose it was. From then on it goes with the sheet of each exchange.
. "$srcdir/tests/commands/people.sh"
new=${berthier}-plans

start duel
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="push"/></orders>
<standing side="badgers"><if-beaten value="hold"/><if-beaten band="b1" value="ask"/>
<chase value="yes"/></standing>'
ends 0 lock c
answer anna bert
ends 0 process c
holds
says '<if-beaten value="hold">' c/turn.xml

berthier=$new
ends 0 show c
ends 0 log c
ends 0 audit c
tells 'revision 1'
ends 3 upgrade c --reason 'a secret is none for long'
tells 'revision 2 plays otherwise: what a beaten band does is a plan'
tells 'badgers: if-beaten is a plan and stands no more; it acts in the exchange of each sheet that has it under plans: if-beaten hold'
tells 'badgers: if-beaten is a plan and stands no more; it acts in the exchange of each sheet that has it under plans: if-beaten band=b1 ask'
reads 'under plans: if-beaten hold' c/outbox/bert/consent-upgrade-2/body.txt
for who in anna bert; do
    ends 0 consent c c/inbox/upgrade.xml --key "keys/$who.key" --out $who.xml
    tells 'under plans: if-beaten hold'
    ends 0 submit c $who.xml
done
ends 0 upgrade c
holds
grep -q '<if-beaten' c/turn.xml && fail "a plan stands in the turn"
grep -q '<chase value="yes">' c/turn.xml || fail "a standing order is gone, too"
reads 'Of badgers, if-beaten is a plan and stands no more' c/log.txt
grep -q 'chase is a plan' c/log.txt && fail "a standing order is told as a plan"

# It is refused where it stood, also in a correction, and acts where it goes.
a_sheet_of bert '<standing side="badgers">
<if-beaten value="hold"/></standing>'
refused 'exchange plan' check c draft-bert.xml
tells "write it under 'plans'"
printf 'reason the wind\nstanding badgers if-beaten hold\n' >words.txt
refused 'exchange plan' correct c --file words.txt --reason wind
tells 'only the sheet of its exchange has it'
step=$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' c/turn.xml)
send anna "<orders side=\"hedgehogs\" step=\"$step\"/>"
send bert "<orders side=\"badgers\" step=\"$step\"/>
<plans side=\"badgers\"><if-beaten value=\"back\"/></plans>"
ends 0 lock c
answer anna bert
ends 0 process c
holds
reads 'Plan of badgers for this exchange: if-beaten back' c/log.txt
grep -q '<if-beaten' c/turn.xml && fail "a plan stands in the turn"
ends 0 sheet c --side badgers --out orders.txt
says 'plans if-beaten back' orders.txt
ends 0 sheet c --side hedgehogs --out orders.txt
grep -q '^plans' orders.txt && fail "another's plans are filled in"

# The way back leads to a turn that had it, and does not bring it.
ends 3 correct c --restore 1 --reason 'that day again'
consents correction anna bert
ends 0 correct c
holds
grep -q '<if-beaten' c/turn.xml && fail "the way back brings a plan"

# Of a closed book nobody reads what others have planned: not before, not after.
forget
start umpire --book closed
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>
<plans side="hedgehogs"><if-beaten value="back"/></plans>'
send bert '<orders side="badgers" step="I"><plan value="push"/></orders>
<plans side="badgers"><if-beaten value="hold"/></plans>'
ends 0 process c --at 2026-01-02T00:00:00Z
grep -rq 'if-beaten hold\|if-beaten value="hold"\|plans if-beaten hold' c/outbox/anna &&
    fail "anna reads the plans of bert"
grep -rq '^plans if-beaten hold' c/outbox/bert/turn-1/orders-2.txt ||
    fail "bert's are not filled in"
grep -rq 'Plan of badgers for this exchange: if-beaten hold' c/outbox/bert/turn-1 ||
    fail "bert is not told of his own"
ends 0 sheet c/outbox/bert/turn-1 --side badgers --key keys/bert.key --out orders.txt
says 'plans if-beaten hold' orders.txt
done_testing
