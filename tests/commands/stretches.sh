#!/bin/sh
# One audit over entries of several revisions: documents, consents, signatures,
# proofs, seeds and dice of all of them, and which program plays which stretch
# again.
. "$srcdir/tests/commands/exchange.sh"
old=$berthier
new=${berthier}-2

play() { # time
    step=$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' c/turn.xml)
    plan=
    [ "$step" = I ] && plan='<plan value="push"/>'
    send anna "<orders side=\"hedgehogs\" step=\"$step\">$plan</orders>"
    send bert "<orders side=\"badgers\" step=\"$step\">$plan</orders>"
    ends 0 lock c --at "$1"
    answer anna bert
    ends 0 process c
}

agree() { # document
    for who in anna bert; do
        ends 0 consent c "c/inbox/$1" --key "keys/$who.key" --out $who.xml
        ends 0 submit c $who.xml
    done
}

# Entries 0 to 3 by the one: beginning, exchange, correction, roster; 4 leads to
# the other, which plays 5.
start duel
play 2026-01-02T00:00:00Z
echo '<correction reason="misread" version="1"><change field="watch" from="1" to="2"/></correction>' >slip.xml
ends 3 correct c --file slip.xml
agree correction.xml
ends 0 correct c --at 2026-01-03T00:00:00Z
ends 3 roster c --due P2D
agree roster.xml
ends 0 roster c --at 2026-01-04T00:00:00Z
berthier=$new
ends 3 upgrade c --reason repaired
agree upgrade.xml
ends 0 upgrade c --at 2026-01-05T00:00:00Z
play 2026-01-06T00:00:00Z
sound

program=$("$new" --version | head -n 1)
ends 0 audit c
tells 'Everything that was checked holds.'
tells "entries 0 to 3: revision 1 of 'toy', played by '$program': checked, not played again"
tells 'that program, or another of revision 1, plays them again: berthier audit c --from 0 --to 3'
tells "entries 4 to 5: revision 2 of 'toy', played by '$program': played again"
tells 'made anew     2, the same to the byte'
tells '4 could not be: it was played by revision 1'
cp out both
ends 0 audit c --json
tells '"stretches": ['
tr -d ' \n' <out >json
for line in '"from":0,"to":3,"room":"toy","revision":1' \
    '"from":4,"to":5,"room":"toy","revision":2' '"played-again":true,"why-not":null' \
    '"played-again":false,"why-not":"itwasplayedbyrevision1ofrulesystem'; do
    says "$line" json
done
"$new" --version >version
says 'plays toy by revision 2' version

# Each program does its own stretch, and together they do all.
berthier=$old
ends 0 audit c --from 0 --to 3
tells 'Everything holds.'
tells 'made anew     4, the same to the byte'
is "the dice" "$(sed -n 's/^dice  *\([0-9]*\) .*/\1/p' out)" \
    "$(git -C c show turn-0001:journal.xml | grep -c '<roll ')"
ends 0 audit c
tells "entries 0 to 3: revision 1 of 'toy', played by '$program': played again"
tells "entries 4 to 5: revision 2 of 'toy', played by '$program': checked, not played again"
berthier=$new
ends 0 audit c --from 4 --to 5
tells 'Everything holds.'
ends 0 audit c --dice-only
tells "entries 4 to 5: revision 2 of 'toy', played by '$program': checked, not played again"
silent_about 'plays them again'

# What another revision has played is not taken on trust: each document, each
# consent and each die counts.
. "$srcdir/tests/commands/forgery.sh"
last=5
put() { # file, text
    sed -i "$2" "$1"
}
found() { # entry, id
    ends 1 audit f
    grep -q "^turn-000$1:.*\[trust $2[],]" err || fail "audit does not find $2: $(cat err)"
    tells 'the first is entry'
}
rewrite 2 rm consents/correction-bert.xml
found 2 missing-consent
rewrite 2 put correction.xml 's/misread/misled/'
found 2 other-text
rewrite 3 rm consents/roster-anna.xml
found 3 missing-consent
rewrite 1 cp answers/anna.xml answers/bert.xml
found 1 bad-proof
rewrite 1 put seed.txt 's/^beacon -/beacon x/'
found 1 wrong-seed
rewrite 0 rm consents/roster-anna.xml
found 0 missing-consent
rewrite 4 rm consents/upgrade-anna.xml
found 4 missing-consent
rewrite 4 put upgrade.xml 's/reason="repaired"/reason="replaced"/'
found 4 other-text
berthier=$old
rewrite 4 put upgrade.xml 's/reason="repaired"/reason="replaced"/'
found 4 other-text
rewrite 4 rm consents/upgrade-anna.xml
found 4 missing-consent
done_testing
