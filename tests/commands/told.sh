#!/bin/sh
# What others get to read is said beforehand: of standing orders that hold a
# secret, by check, sign and the blank sheet; of a closed book, by whoever asks
# for consent to one.
. "$srcdir/tests/commands/exchange.sh"

holds='<orders side="hedgehogs" step="I"><plan value="rest"/></orders>
<standing side="hedgehogs"><if-beaten value="hold"/>
<if-beaten band="h1" value="ask"/><chase value="yes"/></standing>'
keeps='<orders side="badgers" step="I"><plan value="rest"/></orders>
<standing side="badgers"><if-beaten value="ask"/></standing>'
note="note: the book is open: after this exchange all read 'if-beaten value=\"hold\"' in turn and log, and know whether your beaten bands hold; set it no earlier"

# The remarks of the last run, and where they stand.
remarks() {
    grep -c 'note: the book is open' err
}

a_module
start umpire
a_sheet_of anna "$holds"
ends 0 check c draft-anna.xml
says "draft-anna.xml:3: $note" err
is "remarks of check" "$(remarks)" 1
says 'good: ' out
send bert "$keeps"
ends 0 check c draft-bert.xml
is "remarks on what everybody has" "$(remarks)" 0
ends 0 sign c draft-anna.xml --key keys/anna.key $fixed --out mail
says "draft-anna.xml:3: $note" err
is "remarks of sign" "$(remarks)" 1
sed 's/ value="rest"/ value="sleep"/' draft-anna.xml >bad.xml
ends 1 check c bad.xml
is "remarks besides refusals" "$(remarks)" 1
ends 0 sign c bad.xml --key keys/anna.key $fixed --accept refused-orders-1
is "remarks of sign that goes on" "$(remarks)" 1
ends 0 submit c mail/anna-1-1.xml
is "remarks at the host's" "$(remarks)" 0
ends 0 sheet c --side hedgehogs --xml
tells 'after the exchange all read these standing orders in turn and log'
tells 'if-beaten: what beaten bands do: ask, hold or back [rule 5.8]; all read it, and know whether your beaten bands hold'

# It is as they say.
ends 0 process c --at 2026-01-02T00:00:00Z
grep -q '<if-beaten value="hold">' c/turn.xml || fail "the turn hides it"
tr -s ' \n' ' ' <c/log.txt |
    grep -q 'Standing order of hedgehogs from now on: if-beaten hold' ||
    fail "the log hides it"
a_sheet_of anna "$holds"
ends 0 check c draft-anna.xml
tells "draft-anna.xml:3: note: the book is open: all have read 'if-beaten value=\"hold\"' in turn and log, and know whether"

# An answer that came alone lies open, too: play stops, and the other reads it.
start umpire
send anna '<orders side="hedgehogs" step="I"><plan value="scout"/></orders>'
send bert '<orders side="badgers" step="II"></orders>'
ends 0 process c --at 2026-01-02T00:00:00Z
grep -q ' step="I"' c/turn.xml || fail "play has gone on without bert's plan"
git -C c show HEAD:orders/anna.xml | grep -q '<plan value="scout">' ||
    fail "the sheet does not lie open"

# A closed book: before anybody consents, not afterwards.
hides='In Windfall that hides bands on hiding ground'
open='The book is closed.'
ends 0 new module.xml t --host keys/umpire.xml --test
silent_about "$open"
rm -rf c t
ends 0 new module.xml c --host keys/umpire.xml --test --preset umpire --book closed
tells "$open $hides"
ends 0 join c keys/anna.xml --side hedgehogs
ends 0 join c keys/bert.xml --side badgers
tr '\n' ' ' <c/outbox/anna/consent-roster-0/body.txt |
    grep -q "Before you consent: $open $hides" || fail "the letter is silent"
for who in anna bert umpire; do
    ends 0 consent c/roster.xml --key keys/$who.key --out roster-$who.xml
    sed -n 1p out | grep -q "^before you consent: $open $hides" ||
        fail "consent does not begin with what the book hides"
    ends 0 submit c roster-$who.xml
done
ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
tells "$open $hides"
forget
cp -r c/outbox/anna/turn-0 home
for desk in home c; do
    a_sheet_of anna "$holds"
    ends 0 check $desk draft-anna.xml
    is "remarks in a closed book" "$(remarks)" 0
    ends 0 sheet $desk --side hedgehogs --xml
    silent_about 'all read'
done
send anna "$holds"
send bert "$keeps"
ends 0 process c --at 2026-01-02T00:00:00Z
grep -q 'if-beaten value="hold"' c/outbox/bert/turn-1/* && fail "bert reads it"
grep -q 'if-beaten value="hold"' c/outbox/anna/turn-1/view-hedgehogs.xml ||
    fail "anna does not"
start umpire
ends 0 consent c/roster.xml --key keys/anna.key --out again.xml
silent_about "$open"

# The secrets of the rulesets that are played: what is secret in Europe is a plan,
# and no line of it is told as one that others read beforehand.
berthier=$builddir/berthier
begin() { # module, side of anna, sides of bert...
    rm -rf c
    ends 0 module "$srcdir/samples/modules/$1" --out "$1.xml"
    ends 0 new "$1.xml" c --host keys/umpire.xml --test --preset umpire ${book-}
    ends 0 join c keys/anna.xml --side "$2"
    shift 2
    for side; do
        ends 0 join c keys/bert.xml --side "$side"
    done
    all_consent c
    ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
}

begin europe-1805 fr gb au pr ru sp tu
a_sheet_of anna '<standing side="fr">
<captor power="gb"/>
</standing>
<plans side="fr">
<battle-plan defend="defend"/>
<battle-plan at="a433" ask="yes"/>
<battle-case id="x" role="attack" attack="probe"/>
<answer ally="sp" answer="refuse"/>
<peace-answer enemy="gb" answer="refuse"/>
<terms enemy="gb" list="c.4"/>
<a-term list="a.2"/>
</plans>'
ends 0 check c draft-anna.xml
is "lines with secrets of Europe" \
    "$(sed -n 's/^draft-anna.xml:\([0-9]*\): note: the book is open: after.*/\1/p' err | xargs)" ""
tells "act in exchange 1 alone"

begin waterloo-1815 french coalition
a_sheet_of anna '<standing side="french">
<chit-choice use="earlier"/>
<delay-if when="never"/>
<stake arms="guard"/>
<initiative value="second"/>
</standing>'
ends 0 check c draft-anna.xml
is "lines with secrets of Waterloo" \
    "$(sed -n 's/^draft-anna.xml:\([0-9]*\): note: the book is open.*/\1/p' err | xargs)" \
    "3 4 5"

# What a closed book of Europe hides: which corps a counter is; without
# hidden-strengths the game is in every view whole, the standing orders of
# others are not.
the_game() { # file
    sed -n '/<empires-in-arms-game/,/<\/empires-in-arms-game>/p' "$1"
}
book='--book closed'
begin waterloo-1815 french coalition
tells 'It does not hide the set-up'
begin europe-1805 fr gb au pr ru sp tu
tells 'It hides which corps a counter is'
tells 'fleets, leaders, treaties, status and victory points, treasuries'
the_game c/turn.xml >whole
the_game c/outbox/anna/turn-0/view-fr.xml | cmp -s - whole &&
    fail "the view of France hides nothing of the game"
forget
book='--book closed --option hidden-strengths=off'
begin europe-1805 fr gb au pr ru sp tu
tells 'It hides nothing else'
the_game c/turn.xml >whole
[ -s whole ] || fail "the turn holds no game"
the_game c/outbox/anna/turn-0/view-fr.xml | cmp -s - whole ||
    fail "the view of France hides something of the game"
is "standing orders in a view" "$(grep -c '<standing ' c/outbox/anna/turn-0/view-fr.xml)" 1
is "standing orders in the turn" "$(grep -c '<standing ' c/turn.xml)" 7
forget
send anna '<orders side="fr" step="P"><ally with="au"/></orders>
<standing side="fr"><captor power="gb"/></standing>
<plans side="fr"><battle-plan defend="defend"/></plans>'
send bert "$(for side in gb au pr ru sp tu; do
    echo "<orders side=\"$side\" step=\"P\"></orders>"
done)"
ends 0 process c --at 2026-01-02T00:00:00Z
for secret in 'Order of France lapses: ally' 'Standing order of France' 'Plan of France'; do
    grep -q "$secret" c/outbox/anna/turn-1/body.txt || fail "France does not read: $secret"
    grep -q "$secret" c/outbox/bert/turn-1/* && fail "others read: $secret"
done
done_testing
