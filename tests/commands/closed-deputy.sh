#!/bin/sh
# A participant who commands one side and is the other's deputy has a view of
# each; every section is judged on the view of its own side.
. "$srcdir/tests/commands/closed-book.sh"

a_draft c --preset umpire --book closed
ends 0 join c keys/bert.xml --deputy hedgehogs
all_consent c
ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
forget
mkdir home home/anna home/bert
take() {
    for id in anna bert; do
        cp "$(letter_to $id)"/* home/$id/
    done
}
take
is "views of anna" "$(echo home/anna/view-*)" home/anna/view-hedgehogs.xml
is "views of bert" "$(echo home/bert/view-*)" \
    "home/bert/view-badgers.xml home/bert/view-hedgehogs.xml"

# Both hide a band; bert writes for both sides.
order bert '<orders side="hedgehogs" step="I"><plan value="scout"/></orders>
    <orders side="hedgehogs" step="II"><move band="h2" path="0301"/></orders>
    <orders side="hedgehogs" step="III"/><orders side="hedgehogs" step="IV"/>
    <orders side="badgers" step="I"><plan value="push"/></orders>
    <orders side="badgers" step="II"><move band="b3" path="0704"/></orders>
    <orders side="badgers" step="III"/><orders side="badgers" step="IV"/>'
ends 0 process c --at 2026-01-02T00:00:00Z
take
grep -q 'id="b3"' home/bert/view-hedgehogs.xml && fail "hedgehogs see Stripe"
grep -q 'id="h2"' home/bert/view-badgers.xml && fail "badgers see the Aunts"
grep -q 'id="h2"' home/bert/view-hedgehogs.xml || fail "the Aunts are lost"
ends 0 show home/bert
tells 'seen by Hedgehogs'
tells 'seen by Badgers'
tells 'Badgers must answer'
tells 'Hedgehogs must answer'
ends 0 show home/bert/view-badgers.xml
silent_about 'Hedgehogs must answer'
ends 0 sheet home/bert --from bert --out blank.txt
cmp blank.txt home/bert/orders-2.txt || fail "the mailed blank differs"
ends 0 map home/bert --side hedgehogs --out hedgehogs.svg
ends 0 map home/bert --side badgers --out badgers.svg
cmp -s hedgehogs.svg badgers.svg && fail "both sides see the same"

# The side's own view counts, not the sender's other one.
order bert '<orders side="hedgehogs" step="I"><plan value="push"/></orders>
    <orders side="hedgehogs" step="II"><move band="h2" path="0302"/></orders>'
cat >bad.xml <<SHEET
<sheet exchange="2" from="bert" game="$(game_of c)" state="$(state_of c)"
    version="1">
 <orders side="badgers" step="II"><move band="h2" path="0302"/></orders>
</sheet>
SHEET
agree bert bad.xml
grep -q refused at-home || fail "badgers move what they do not see"

# Twice the same side, or no side of his.
cp home/bert/view-badgers.xml home/bert/view-copy.xml
refused 'file duplicate' show home/bert

# For whom his deputy has spoken he owed no answer, and his own memory is none
# the older for it: the letter with the next lock alone tells who spoke.
spare_keys carl
rm -rf c home
a_draft c --preset duel --book closed
ends 0 join c keys/carl.xml --deputy badgers
all_consent c
ends 0 consent c/roster.xml --key keys/carl.key --out roster-carl.xml
ends 0 submit c roster-carl.xml
ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
forget
spoken() { # exchange, who speaks for the badgers
    made_at=2026-01-0$1T12:00:00Z
    step=$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' c/turn.xml)
    plan=
    [ "$step" = I ] && plan='<plan value="push"/>'
    send anna "<orders side=\"hedgehogs\" step=\"$step\">$plan</orders>"
    send "$2" "<orders side=\"badgers\" step=\"$step\">$plan</orders>"
    ends 0 lock c --at "2026-01-0$(($1 + 1))T00:00:00Z"
    for id in anna "$2"; do
        rm -rf desk && cp -r "c/outbox/$id/lock-$1" desk
        ends 0 answer desk desk/lock.xml --key "keys/$id.dice" --out mail
        silent_about 'old copy'
        ends 0 submit c "$(sed -n 's/^send \(.*\) to the host alone.*/\1/p' out)"
    done
    ends 0 process c
}
spoken 1 carl
spoken 2 bert
spoken 3 carl
done_testing
