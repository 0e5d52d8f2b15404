#!/bin/sh
# verify says of a document that it is proposed, what it would do and whose
# consents are there; of one that was entered, of which entry it is; of one that
# was not, that it never was. Strangers consent to nothing.
. "$srcdir/tests/commands/people.sh"

start duel
cp -r c/outbox/anna/turn-0 home
ends 3 roster c --due P9D --at 2026-01-02T00:00:00Z
consents roster.xml anna
cp c/inbox/roster.xml roster.xml
ends 0 verify c roster.xml
says 'roster.xml: good: proposed, and not in force: another roster, for any entry until 2026-01-16T00:00:00Z'
says '  the time for a sheet is P9D, not P7D'
says '  consents accepted: anna'
says '  consents owed: bert'
ends 0 verify home roster.xml
says '  the time for a sheet is P9D, not P7D'
says '  no consent to it is accepted here'
sed "s/ game=/ entry=\"2\"&/; s/ test=/ state=\"$zeros\"&/" roster.xml >other.xml
refused 'trust wrong-exchange' verify c other.xml
sed 's/ until="[^"]*"//' roster.xml >other.xml
refused 'file missing-attribute' verify c other.xml
consents roster.xml bert
ends 0 roster c --at 2026-01-03T00:00:00Z
ends 0 verify c roster.xml
says 'good: the head turn names it'
cp home/roster.xml first.xml
ends 0 verify c first.xml
says 'first.xml: good: roster of entry 0'
sed 's/ due="P9D"/ due="P8D"/' roster.xml >other.xml
refused 'trust wrong-roster' verify c other.xml

# Each other kind, before and after; what never was entered stays so.
proposed() { # document, words
    cp "c/inbox/$1" "$1"
    ends 0 verify c "$1"
    says "$1: good: proposed, and not in force: "
    says "$2"
}
echo '<correction case="4.1" reason="the map was misread" version="1">
<change field="watch" from="1" to="2"/></correction>' >slip.xml
ends 3 correct c --file slip.xml
proposed correction.xml '    set game watch 2, was 1'
ends 3 end c --draw
proposed end.xml '  the campaign ends: all agree to a draw'
consents correction.xml anna bert
ends 0 correct c --at 2026-01-04T00:00:00Z
ends 0 verify c correction.xml
says 'good: correction of entry 2'
# ... which does not touch the end that waits
ends 0 verify c end.xml
says 'end.xml: good: proposed, and not in force: '
ends 3 correct c --restore 1 --reason "back"
proposed correction.xml 'back to turn 1'
mv correction.xml restore.xml
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 lock c --at 2026-01-05T00:00:00Z
answer anna
ends 3 void c --reason "bert moved house" --at 2026-01-13T00:00:00Z
proposed void.xml '  said to have withheld what they owe: bert'
consents void.xml anna
ends 0 void c --at 2026-01-15T00:00:00Z
ends 0 verify c void.xml
says 'good: void of entry 3'
refused 'trust tampered' verify c restore.xml
tells 'entry 3 holds another correction, or none'

# A stranger's consent is refused wherever it comes.
a_draft draft
for who in anna bert umpire mallory; do
    ends 0 consent draft/roster.xml --key keys/anna.key --from anna --out mine.xml
    sed "s/ from=\"anna\"/ from=\"$who\"/" mine.xml >"roster-$who.xml"
    sign_again "$who" "roster-$who.xml"
done
refused 'trust not-his-office' consent draft/roster.xml --key keys/mallory.key
refused 'trust stranger' submit draft roster-mallory.xml
refused 'trust stranger' verify c roster-mallory.xml
ends 0 submit draft roster-anna.xml roster-bert.xml roster-umpire.xml
cp roster-mallory.xml draft/consents/
refused 'trust stranger' begin draft
tells 'draft/consents/roster-mallory.xml'
rm draft/consents/roster-mallory.xml
ends 0 begin draft
done_testing
