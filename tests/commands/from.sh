#!/bin/sh
# A campaign that begins in the middle, from a turn that all have agreed to.
. "$srcdir/tests/commands/exchange.sh"

part() { # file
    sed -n '/<game>/,/<\/game>/p' "$1"
}

# A turn of another campaign, signed by its host.
start umpire
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 process c --at 2026-01-02T00:00:00Z
cp c/turn.xml middle.xml
state=$(state_of c)
rm -rf c mail

a_draft c
all_consent c
refused 'file unreadable' begin c --from nowhere.xml
refused 'file schema' begin c --from keys/anna.xml
sed 's/ rules="[0-9a-f]*"/ rules="'$zeros'"/; s|<Signature.*</Signature>||' \
    middle.xml >other.xml
refused 'exchange other-rules' begin c --from other.xml

# The roster names the turn from now on, and nobody has consented to that.
ends 3 begin c --from middle.xml
tells 'send c/outbox/anna/consent-roster-0-2/ to anna: body.txt, roster.xml, module.xml, anna.xml, bert.xml, umpire.xml, from.xml'
grep -q "begin-at=\"$state\"" c/roster.xml || fail "the roster names no state"
xmllint --noout --schema "$srcdir/schemas/roster.xsd" c/roster.xml 2>lint ||
    fail "xmllint: $(cat lint)"
ends 3 begin c --from middle.xml
tells 'waiting for the consent of: anna bert umpire'
all_consent c
refused 'file missing-attribute' begin c
# Nor does another turn under the signature of the one that they have agreed to.
sed 's/ number="1"/ number="3"/' middle.xml >other.xml
refused 'trust tampered' begin c --from other.xml --at 2026-02-01T00:00:00Z
tells 'without its element Signature it is nobody'
[ -e c/turn.xml ] && fail "a refused begin leaves something behind"
ends 0 begin c --from middle.xml --at 2026-02-01T00:00:00Z --salt $zeros
sound
cmp c/from.xml middle.xml || fail "the history does not show the turn"
part middle.xml >one
part c/turn.xml >other
cmp one other || fail "the game is not that of the turn"
tells 'turn 0'
grep -q 'begins in the middle, from turn 1' c/log.txt ||
    fail "the log does not say where it begins"
is "its game" "$(game_of c)" "$(digest c/roster.xml)"

# And it goes on.
forget
rm -rf mail
for side in hedgehogs badgers; do
    ends 0 sheet c --side $side --out $side.xml --xml
    who=anna
    [ $side = badgers ] && who=bert
    ends 0 sign c $side.xml --key keys/$who.key --out mail
    ends 0 submit c "$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)"
done
ends 0 lock c --at 2026-02-02T00:00:00Z
answer anna bert
ends 0 process c
sound
ends 0 process c --out again
tells identical

# A turn that nobody signed does as well; options are those agreed to.
ends 0 process --turn middle.xml --module module.xml --seed $zeros --out given
rm -rf c mail
a_draft c
ends 3 begin c --from given/turn.xml
all_consent c
ends 0 begin c --from given/turn.xml --at 2026-02-01T00:00:00Z --salt $zeros
sound
grep -q 'GIVEN SEED' c/log.txt && fail "turn 0 is headed as a given one"
rm -rf c mail
a_draft c --option wind=off
refused 'file bad-value' begin c --from middle.xml
done_testing
