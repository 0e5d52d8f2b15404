#!/bin/sh
# size: default
# A closed book in preset umpire: players have their views and reports alone,
# play on them, and prove them when the book is disclosed.
. "$srcdir/tests/commands/closed-book.sh"
command -v python3 >/dev/null || exit 77

a_module
refused 'trust closed-book' new module.xml t --host keys/umpire.xml --test \
    --preset table --book closed
[ -e t ] && fail "a draft was made all the same"

start umpire --book closed
deliver
[ -e home/anna/campaign.bundle ] && fail "the history was mailed"
ends 0 show home/anna
tells 'seen by Hedgehogs'
tells 'Hedgehogs must answer: your plan'
silent_about Badgers
silent_about bert:
ends 0 show home/anna/view-hedgehogs.xml --json
python3 -m json.tool out >/dev/null || fail "show --json is no JSON"
ends 0 sheet home/anna --side hedgehogs --xml
ends 0 map home/anna --out map.svg
refused 'trust closed-book' map home/anna --side badgers
ends 0 log home/anna
tells 'Report to: hedgehogs'
ends 1 log home/anna --side badgers
ends 0 verify home/anna home/anna/view-hedgehogs.xml
tells 'promised until the book is disclosed'
refused 'trust closed-book' submit home/anna draft.xml
refused 'trust closed-book' lock home/anna
refused 'trust closed-book' process home/anna --out again
refused 'trust closed-book' dice home/anna
refused 'trust closed-book' log home/anna --entry 0

# The Aunts creep into the brambles; nobody else knows.
one_exchange() {
    ends 0 process c --at 2026-01-02T00:00:00Z
    sound
}
order anna '<orders side="hedgehogs" step="I"><plan value="scout"/></orders>
    <orders side="hedgehogs" step="II"><move band="h2" path="0301"/></orders>
    <orders side="hedgehogs" step="III"/><orders side="hedgehogs" step="IV"/>
    <note to="umpire">The Aunts are shy.</note>'
order bert '<orders side="badgers" step="I"><plan value="push"/></orders>
    <orders side="badgers" step="II"><move band="b3" path="0704"/></orders>
    <orders side="badgers" step="III"/><orders side="badgers" step="IV"/>'
one_exchange
deliver
grep -q 'id="h2"' home/bert/view-badgers.xml && fail "bert sees the Aunts"
grep -q 'id="b3"' home/anna/view-hedgehogs.xml && fail "anna sees Stripe"
grep -q 'id="h2"' home/anna/view-hedgehogs.xml || fail "anna lost the Aunts"
grep -q 'shy' home/bert/* && fail "bert reads a note to the umpire"
tr -s ' \n' ' ' <home/bert/body.txt | grep -q 'promised, not proven' || fail "nobody says what dice are"
ends 0 verify home/bert "$(letter_to bert)/view-badgers.xml"
is "the lock of the view" \
    "$(sed -n '1s/.* lock="\([0-9a-f]*\)".*/\1/p' home/bert/view-badgers.xml)" \
    "$(digest c/lock.txt)"
cmp home/bert/lock.xml c/lock.xml || fail "bert gets another lock"
ends 0 log c --side badgers
cmp out home/bert/log-badgers.txt || fail "the report made again differs"
ends 0 log c --side badgers --html
cmp out home/bert/log-badgers.html || fail "its page differs"
ends 0 process c --out again
tells identical

# The search of the letters would have found each of these.
for file in turn.xml journal.xml log.txt log.html seed.txt answers/umpire.xml \
    outbox/anna/turn-1/view-hedgehogs.xml \
    outbox/anna/turn-1/log-hedgehogs.txt; do
    mkdir leak && cp mails/bert/1/* leak/ && cp "c/$file" leak/leaked.xml
    python3 "$top/tests/commands/hidden.py" c badgers leak/* 2>found &&
        fail "nobody finds that $file was mailed"
    rm -r leak
done

# A refusal is the same at home and at the host's, and names nobody in hiding.
cat >bad.xml <<SHEET
<sheet exchange="2" from="bert" game="$(game_of c)" state="$(state_of c)"
    version="1">
 <orders side="badgers" step="II"><move band="h2" path="0302"/></orders>
 <orders side="badgers" step="II"><move band="b3" path="0404"/></orders>
</sheet>
SHEET
agree bert bad.xml
grep -q 'refused' at-home || fail "the sheet is good"
grep -q 'Aunts' at-home && fail "the refusal names the Aunts"

# Tampered, or of another turn.
cp -r home/bert other
sed -i 's/strength="5"/strength="6"/' other/view-badgers.xml
refused 'trust tampered' show other
sign_again bert other/view-badgers.xml
refused 'trust wrong-key' show other
cp home/bert/view-badgers.xml other/
cp mails/anna/0/view-hedgehogs.xml other/
refused 'trust wrong-state' show other

# Disclosed before its time: with the consent of all.
ends 3 disclose c --at 2026-01-03T00:00:00Z
tells 'waiting for anna: consent to disclose.xml'
for id in anna bert; do
    ends 0 consent c c/outbox/$id/consent-disclose-*/proposed-disclose.xml --key keys/$id.key --from $id \
        --out consent-$id.xml
done
ends 0 submit c consent-anna.xml
ends 3 disclose c --at 2026-01-03T00:00:00Z
silent_about 'waiting for anna'

# It waits; the night goes on to its end, and the consent lapses with it.
play_blanks 20 one_exchange
grep -q '^<turn .* over="yes"' c/turn.xml || fail "the night does not end"
refused 'trust not-his-office' disclose c --key keys/anna.key
refused 'exchange replaced' disclose c --at 2026-02-01T00:00:00Z
ends 0 disclose c --at 2026-02-01T00:00:00Z --accept "$(word)"
sound
grep -q 'kind="disclose"' c/turn.xml || fail "the head is no disclosure"
refused 'exchange disclosed' disclose c
for id in anna bert; do
    git clone -q "$(letter_to $id)/campaign.bundle" book-$id 2>/dev/null ||
        fail "$id cannot clone the book"
    # shellcheck disable=SC2046
    ends 0 verify book-$id $(find mails/$id -name 'view-*.xml')
    is "views proven" "$(grep -c 'proven true by the book' out)" \
        "$(find mails/$id -name 'view-*.xml' | wc -l)"
done
ends 0 show book-anna
ends 0 audit book-anna
ends 0 process book-bert --out again --entry 1
tells identical

# A host who showed something else is convicted by his own signature.
cp mails/bert/1/view-badgers.xml forged.xml
sed -i 's/name="Old Bristle" pace="4" strength="4"/name="Old Bristle" pace="4" strength="1"/' \
    forged.xml
sign_again umpire forged.xml
refused 'trust false-view' verify book-bert forged.xml
line=$(grep -n 'Old Bristle' forged.xml | cut -d: -f1)
tells "forged.xml:$line: refused: the view shows '<band"
cp mails/bert/1/view-badgers.xml forged.xml
sed -i '1s/ number="1"/ number="2"/' forged.xml
sign_again umpire forged.xml
ends 1 verify book-bert forged.xml
tells '[trust rewritten]'
tells 'proof of cheating: two locks of exchange 2'

# An open book has nothing to disclose.
start umpire
refused 'exchange disclosed' disclose c
done_testing
