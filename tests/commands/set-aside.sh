#!/bin/sh
# A deputy's sheet beside the commander's counts for nothing: show, lock,
# letters, receipt and log say so by name and digest.
. "$srcdir/tests/commands/people.sh"
spare_keys carl

# His proof over the open lock, as an answer that no program of ours makes.
proof_of() { # id, exchange
    python3 - "$srcdir" "$1" "$2" "$(game_of c)" "$(sed -n 's/^L //p' locked)" \
        >proof.xml <<'EOF2'
import sys
top, who, number, game, lock = sys.argv[1:]
print('<answer exchange="%s" from="%s" game="%s" lock="%s" proof="%s" version="1">'
      '</answer>' % (number, who, game, lock, "0" * 162), end="")
EOF2
}

# Carl is deputy for the badgers.
with_deputy() { # preset, options of new
    preset=$1
    shift
    rm -rf c
    a_draft c --preset "$preset" "$@"
    ends 0 join c keys/carl.xml --deputy badgers
    all_consent c
    ends 0 consent c/roster.xml --key keys/carl.key --out roster-carl.xml
    ends 0 submit c roster-carl.xml
    ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
    forget
    echo berthier-memory/1 >keys/carl.memory
}

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'
rest='<orders side="badgers" step="I"><plan value="rest"/></orders>'

# The receipt says it before it is so, and nothing else does.
with_deputy duel
send anna "$push"
send carl "$rest"
reads "You are deputy for Badgers: if a sheet of bert's comes, that one counts for it and yours is superseded." \
    c/outbox/carl/receipt-sheet-1-1/body.txt
ends 0 show c
silent_about 'set aside'
his=$(digest sent-carl.xml | cut -c 1-12)
words="carl's sheet $his is set aside for Badgers: bert's counts"

# Both have sent.
send bert "$scout"
grep -q 'You are deputy' c/outbox/bert/receipt-sheet-1-1/body.txt &&
    fail "the commander is told that he is a deputy"
ends 0 show c
tells "$words [exchange set-aside]"
ends 0 show c --json
python3 -c 'import json, sys
print(json.load(sys.stdin)["aside"])' <out >aside
is "who is set aside" "$(cat aside)" \
    "[{'who': 'carl', 'digest': '$(digest sent-carl.xml)', 'side': 'badgers', 'by': 'bert'}]"
ends 0 lock c --at 2026-01-02T00:00:00Z
tells "$words"
cp out locked
reads "$words." c/outbox/carl/lock-1/body.txt
grep -q 'set aside' c/outbox/bert/lock-1/body.txt && fail "bert is set aside"
# he owes no proof, and can add none
grep -q 'berthier answer' c/outbox/carl/lock-1/body.txt && fail "carl is asked"
refused 'trust not-his-office' answer c c/inbox/lock.xml --key keys/carl.dice --out mail
tells "the lock has 'carl' speaking for no side: no answer of his is asked for"
answer anna bert
proof_of carl 1
refused 'trust not-his-office' submit c proof.xml
tells "'carl' speaks for no side in the lock: no answer of his is asked for"
cp -r c added
ends 0 process c
is "who made the dice" "$(sed -n 's/^vrf \([a-z]*\) .*/\1/p' c/seed.txt | xargs)" \
    "anna bert umpire"
reads "only anna, bert and umpire all together could have known them" c/log.txt
# The log names the toy's sides by their ids.
logged=$(printf %s "$words" | sed 's/ Badgers/ badgers/')
reads "$logged." c/log.txt
grep -q 'badgers rests' c/log.txt && fail "the deputy is heard"
reads "$logged." c/outbox/carl/turn-1/body.txt
holds
ends 0 show c
silent_about 'set aside'

# A host who adds a proof that nobody asked for chooses the seed: refused.
cp proof.xml added/inbox/answers/carl.xml
ends 2 process added
tells "the lock asks 'carl' for no answer"
# ... and the checker sees one too few or too many
python3 - "$srcdir" c <<'EOF2' || fail "the checker does not know who is asked"
import sys
sys.path.insert(0, sys.argv[1] + "/tests/verify")
import check_history
was = check_history.Checker.speakers
check_history.Checker.speakers = lambda self, orders: was(self, orders) | {"carl"}
findings, _ = check_history.check(sys.argv[2])
sys.exit(not any("answers/carl.xml is missing" in one for one in findings))
EOF2

# Where the commander is silent his deputy speaks, and answers in his place;
# the commander gets the lock all the same.
with_deputy duel --missing absent=1
send anna "$push"
send carl "$rest"
ends 0 lock c --at 2026-01-09T00:00:00Z --absent bert
tells 'order bert absent'
answer anna carl
ends 0 process c
is "who made the dice" "$(sed -n 's/^vrf \([a-z]*\) .*/\1/p' c/seed.txt | xargs)" \
    "anna carl umpire"
says 'badgers rests' c/log.txt
holds
# ... and where the host says that nothing of his came, his receipt answers.
with_deputy duel
send anna "$push"
send carl "$rest"
send bert "$scout"
mv c/inbox/orders/bert.xml dropped.xml
ends 0 lock c --at 2026-01-02T00:00:00Z
reads "For Badgers the lock has the sheet of carl and none of yours. If you have a receipt for one, show it with this lock to the others: together they convict the host." \
    c/outbox/bert/lock-1/body.txt
refused 'trust not-his-office' answer c c/inbox/lock.xml --key keys/bert.dice --out mail
tells 'if he has a receipt for a sheet that it should have, he shows both'
[ -f c/outbox/bert/receipt-sheet-1-1/receipt-sheet-1-1.xml ] || fail "bert has no receipt"
answer anna carl
ends 0 process c
holds

# Who has an office of his own is set aside only where his sheet speaks.
rm -rf c && a_draft c
ends 0 join c keys/bert.xml --deputy hedgehogs
all_consent c
ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
forget
send anna "$push"
send bert "$scout"
ends 0 show c
silent_about 'set aside'
send bert "$scout<orders side=\"hedgehogs\" step=\"I\"><plan value=\"rest\"/></orders>"
ends 0 show c
tells "is set aside for Hedgehogs: anna's counts"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna bert
ends 0 process c
reads "bert's sheet $(digest sent-bert.xml | cut -c 1-12) is set aside for hedgehogs: anna's counts." c/log.txt
says 'badgers scouts' c/log.txt
holds

# At a table the seal tells nothing of the sheet, its sender's office does.
with_deputy table
for one in "anna $push" "bert $scout" "carl $rest"; do
    id=${one%% *}
    a_sheet_of "$id" "${one#* }"
    # shellcheck disable=SC2086 # what repeats a sheet
    ends 0 sign c "draft-$id.xml" --key "keys/$id.key" $fixed --out mail
    sheet=$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)
    cp "$sheet" "sent-$id.xml"
    ends 0 submit c "${sheet%.xml}.seal.xml"
done
ends 0 lock c --at 2026-01-02T00:00:00Z
tells "is set aside for Badgers: bert's counts"
answer anna bert
ends 0 submit c sent-anna.xml sent-bert.xml sent-carl.xml
ends 0 process c
reads "carl's sheet $(digest sent-carl.xml | cut -c 1-12) is set aside for badgers: bert's counts." c/log.txt
holds

# In a closed book the other side reads nothing of it.
with_deputy umpire --book closed
send anna "$push"
send bert "$scout"
send carl "$rest"
words="carl's sheet $(digest sent-carl.xml | cut -c 1-12) is set aside for Badgers: bert's counts."
ends 0 process c --at 2026-01-02T00:00:00Z
logged=$(printf %s "$words" | sed 's/ Badgers/ badgers/')
reads "$logged" c/outbox/bert/turn-1/body.txt
reads "$logged" c/outbox/carl/turn-1/body.txt
grep -q 'set aside' c/outbox/anna/turn-1/body.txt && fail "anna reads of it"
holds
done_testing
