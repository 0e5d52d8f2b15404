#!/bin/sh
# A consent is taken back by a signed withdrawal, which counts if it is accepted
# before the entry is made; the host's receipt says so.
. "$srcdir/tests/commands/people.sh"

withdraws() { # campaign, document, id
    ends 0 consent "$1" --withdraw "$2" --key "keys/$3.key" --out "back-$3.xml"
    tells "send back-$3.xml to the host: it is the withdrawal of the consent of '$3'"
    says ' withdrawn="yes"' "back-$3.xml"
}

start duel
ends 3 roster c --due P9D --at 2026-01-02T00:00:00Z
cp c/inbox/roster.xml roster.xml
consents roster.xml anna bert
withdraws c roster.xml anna
ends 0 submit c back-anna.xml
tells "withdrawal of 'anna' accepted"
is "what is accepted" "$(files c/inbox/consents)" "roster-anna.withdrawn.xml roster-bert.xml"
receipt=$(find c/outbox/anna -name 'receipt-withdrawal-*.xml')
says ' kind="withdrawal" of="anna"' "$receipt"
tr '\n' ' ' <"${receipt%/*}/body.txt" | grep -q 'Your consent to that document counts no more.' ||
    fail "the receipt's letter does not say what it means"
ends 0 verify c back-anna.xml "$receipt"
says "good: withdrawal of the consent of 'anna'"
# The host can neither go on nor file the consent again; show tells why.
ends 3 roster c --at 2026-01-03T00:00:00Z
tells 'waiting for anna'
refused 'trust withdrawn' submit c anna.xml
bounce_says c anna anna.xml 'You have withdrawn your consent to this text, and that holds. There is nothing to do, unless another text asks for your consent.'
cp anna.xml c/inbox/consents/roster-anna.xml
ends 3 roster c --at 2026-01-03T00:00:00Z
ends 0 show c
tells 'anna: consent to roster.xml is withdrawn'
ends 0 show c --json
python3 -c 'import json; w = json.load(open("out"))["consents"][0]["withdrawn"]; assert w == ["anna"], w' ||
    fail "JSON does not know of it"
# A withdrawal is no consent, wherever it lies.
rm c/inbox/consents/roster-anna.withdrawn.xml
cp back-anna.xml c/inbox/consents/roster-anna.xml
refused 'trust withdrawn' roster c --at 2026-01-03T00:00:00Z
rm c/inbox/consents/roster-anna.xml
# Twice is harmless; to another text, or by another hand, it is none.
ends 0 submit c back-anna.xml
ends 0 submit c back-anna.xml
tells 'was accepted before'
cp c/inbox/roster.xml other.xml
sed -i 's/P9D/P8D/' other.xml
ends 0 consent c --withdraw other.xml --key keys/anna.key --out other-back.xml
refused 'trust other-text' submit c other-back.xml
ends 0 consent c --withdraw roster.xml --key keys/bert.key --from anna --out forged.xml
refused 'trust wrong-key' submit c forged.xml
# Another text asks anew.
refused 'exchange replaced' roster c --due P9D --until 2090-01-01T00:00:00Z --at 2026-01-03T00:00:00Z
ends 3 roster c --due P9D --until 2090-01-01T00:00:00Z --at 2026-01-03T00:00:00Z --accept "$(word)"
consents roster.xml anna bert
cp c/inbox/roster.xml roster.xml
# A text that comes back after another: what was taken back of it is not accepted
# again, whatever was taken back since.
cp -r c again && cp anna.xml anna-first.xml && cp bert.xml bert-first.xml
withdraws again roster.xml anna
ends 0 submit again back-anna.xml
another="--until 2090-01-01T00:00:00Z --at 2026-01-03T00:00:00Z"
# shellcheck disable=SC2086 # options
run roster again --due P8D $another
# shellcheck disable=SC2086 # options
ends 3 roster again --due P8D $another --accept "$(word)"
cp again/inbox/roster.xml other.xml
withdraws again other.xml anna
ends 0 submit again back-anna.xml
# shellcheck disable=SC2086 # options
ends 3 roster again --due P9D $another
cmp roster.xml again/inbox/roster.xml || fail "it is another text"
refused 'trust withdrawn' submit again anna-first.xml
ends 0 submit again bert-first.xml
ends 3 roster again --at 2026-01-03T00:00:00Z
rm -rf again
ends 0 roster c --at 2026-01-03T00:00:00Z
sound
# Once it is entered it stands, now and later.
refused 'trust too-late' consent c --withdraw roster.xml --key keys/anna.key --out late.xml
ends 0 consent --withdraw roster.xml --key keys/anna.key --out late.xml
refused 'trust too-late' submit c late.xml
bounce_says c anna late.xml 'What this file is about has become an entry of the history already. There is nothing to do about it.'
tells 'was entered as entry 1'
ends 3 end c --draw
consents end.xml anna bert
refused 'trust too-late' submit c late.xml
# One that comes before the consent counts as well.
withdraws c c/inbox/end.xml bert
ends 0 submit c back-bert.xml
ends 3 end c
tells 'waiting for bert'
ends 0 audit c

# Before the campaign begins.
a_draft draft
for who in anna bert umpire; do
    ends 0 consent draft/roster.xml --key keys/$who.key --out roster-$who.xml
done
ends 0 submit draft roster-anna.xml roster-bert.xml roster-umpire.xml
ends 0 consent draft --withdraw draft/roster.xml --key keys/bert.key --out back.xml
ends 0 submit draft back.xml
is "what is accepted" "$(files draft/consents)" \
    "roster-anna.xml roster-bert.withdrawn.xml roster-umpire.xml"
ends 3 begin draft
tells 'waiting for the consent of: bert'
refused 'trust withdrawn' submit draft roster-bert.xml
ends 0 show draft
tells 'bert: consent to roster.xml is withdrawn'
cp back.xml draft/consents/roster-bert.xml
rm draft/consents/roster-bert.withdrawn.xml
refused 'trust withdrawn' begin draft
done_testing
