#!/bin/sh
# A host who holds his key forges his own history, one thing at a time: the
# audit finds each at its entry, by the check that is meant, and the entries
# after it stay as good as they are.
. "$srcdir/tests/commands/exchange.sh"
. "$srcdir/tests/commands/story.sh"
. "$srcdir/tests/commands/forgery.sh"

a_story duel
cp sent-anna.xml later.xml
keys=$PWD/keys

# Nothing is forged yet: the rewriting itself leaves no trace.
rewrite 1 true
is "the same commits" "$(git -C f rev-parse HEAD)" "$(git -C c rev-parse HEAD)"
ends 0 audit f

# The turn.
change() { # file, sed program
    sed -i "$2" "$1"
}
resigned() { # file, sed program
    sed "$2" "$1" | "$forge" resign "$keys/umpire.key" >new && mv new "$1"
}
stronger='s/\(<band [^>]*strength="\)[0-9]/\19/'
rewrite 3 change turn.xml "$stronger"
finds 3 "other-commit tampered"
rewrite 3 resigned turn.xml "$stronger"
finds 3 "not-reproduced"
tells 'turn-0003:turn.xml:'
# The next lock names what the host has signed, and nobody else can name it.
rewrite 1 resigned turn.xml "$stronger"
ends 1 audit f
tells 'the first is entry 1'
tells 'turn-0002:turn.xml:1: refused: the turn follows state'

# What is made from it, its trailers being those of the forged files.
rewrite 1 change journal.xml 's/push/pull/'
finds 1 "not-reproduced tampered"
rewrite 1 change log.txt 's/scout/sleep/'
finds 1 "not-reproduced"
tells 'turn-0001:log.txt:'
rewrite 1 change log.html 's/orchard/desert/'
ends 0 audit f
tells 'this program draws 1 maps otherwise'

# By another version the words may be others. They are the host's alone.
in_other_words() { # sed program
    resigned turn.xml 's/ program="[^"]*"/ program="berthier 0.0.9"/'
    sed -i "s/^written by .*/written by berthier 0.0.9/
        /^game  /,\$s/^state .*/state $("$forge" state "$keys/umpire.key" <turn.xml)/
        $1" log.txt
}
rewrite 3 in_other_words ''
git -C f reset -q --hard
ends 0 audit f
tells 'Everything holds.'
ends 0 replay f --turn 3 --run
tells 'identical'
silent_about 'but for'
rewrite 3 in_other_words 's/^beacon/tea/'
git -C f reset -q --hard
ends 0 audit f
tells '1 in other words by another program version'
tells 'The record holds; what those logs say otherwise nothing bears out.'
ends 0 replay f --turn 3 --run
tells "identical but for the words of the log: 'berthier 0.0.9' wrote it"

# What people have sent.
put() { # file to be replaced, by
    cp "$2" "$1"
}
rewrite 1 put orders/anna.xml "$PWD/later.xml"
finds 1 "my-order"
rewrite 1 rm orders/anna.xml
finds 1 "unreadable"
rewrite 1 cp answers/anna.xml answers/bert.xml
finds 1 "bad-proof"
tells 'turn-0001:answers/bert.xml'
rewrite 1 change answers/bert.xml 's/\(proof="0[23]\)\(.\)/\1a/;t;s/a/b/'
finds 1 "bad-proof"
rewrite 1 rm answers/bert.xml
finds 1 "missing-answer"

# Lock, seed and dice.
rewrite 1 change lock.txt 's/^order bert .*/order bert -/'
finds 1 "other-tree"
rewrite 1 change lock.xml 's/order bert [0-9a-f]*/order bert -/'
finds 1 "tampered"
rewrite 1 resigned lock.xml 's/order bert [0-9a-f]*/order bert -/'
finds 1 "other-lock"
rewrite 3 change seed.txt 's/^\(vrf bert \)./\1x/'
finds 3 "wrong-dice wrong-seed"
rewrite 3 change journal.xml 's/faces="6/faces="1/;t;s/faces="[1-5]/faces="6/'
finds 3 "not-reproduced tampered wrong-dice"

# The roster, consents, and files that nothing explains.
rewrite 1 change roster.xml 's/due="P7D"/due="P1D"/'
finds 1 "missing-consent other-tree wrong-game"
rewrite 0 rm consents/roster-bert.xml
finds 0 "missing-consent"
rewrite 2 rm consents/void-anna.xml
finds 2 "missing-consent"
rewrite 2 change void.xml 's/moved house/went home/'
finds 2 "other-text"
rewrite 1 cp log.txt note.txt
finds 1 "other-tree"
rewrite 1 change keys/anna.pem 's/A/B/'
finds 1 "other-tree"
rewrite 1 change module.xml 's/stacking="1"/stacking="2"/'
finds 1 "tampered"

# The commit.
signer=keys/anna.key
rewrite 1 true
finds 1 "foreign-commit"
signer=
people='s/^\(author .*\) \([0-9]*\) +0000/\1 1767312001 +0000/'
rewrite 1 true
finds 1 "other-commit"
people='s/^author umpire/author anna/'
rewrite 1 true
finds 1 "other-commit"
people=
rewrite 1 true
message_of 1 | sed 's/^\(Log-SHA256: \)./\1x/' >message
follow 1 "$(git -C f rev-parse "turn-0001^{tree}")"
finds 1 "other-commit"
message_of 1 | sed 's/^exchange 1: .*/exchange 1: nothing happened/' >message
rewrite 1 true
# An exchange bears the watch that was played; programs before named the one that
# it had reached, and their histories hold.
is "the title" "$(git -C c log -1 --format=%s turn-0001)" "exchange 1: watch 1 of 4"
rewrite 1 true
message_of 1 | sed '1s/.*/exchange 1: watch 2 of 4/' >message
follow 1 "$(git -C f rev-parse "turn-0001^{tree}")"
ends 0 audit f
rewrite 1 true
message_of 1 | sed '1s/.*/nothing happened/' >message
follow 1 "$(git -C f rev-parse "turn-0001^{tree}")"
finds 1 "other-commit"

# Tags, parents, and a history that is cut off.
rm -rf f && cp -r c f
git -C f tag -f turn-0001 turn-0002 >/dev/null
finds 1 "wrong-tag"
git -C f tag -d turn-0001 >/dev/null
finds 1 "wrong-tag"
rm -rf f && cp -r c f
git -C f update-ref refs/heads/main turn-0002
ends 0 audit f
tells "tag 'turn-0003' is of an entry that the history has not"
rewrite 1 true
message_of 1 >message
commit_as 1 "$(git -C f rev-parse "turn-0001^{tree}")" "" message
for number in 2 3; do
    message_of "$number" >message
    commit_as "$number" \
        "$(git -C f rev-parse "turn-000$number^{tree}")" "$made" message
done
ends 1 audit f
tells 'entries 0 to 0 are gone from the history [trust rewritten]'

# A part of a history is as bad as what lies in it.
rewrite 1 change log.txt 's/scout/sleep/'
ends 0 audit f --from 2
ends 1 audit f --to 1
ends 1 audit f --json
python3 -m json.tool out >json || fail "audit --json is no JSON"
grep -q '"first-bad-entry": 1' json || fail "no first bad entry"
grep -q '"id": "not-reproduced"' json || fail "no finding in the JSON"
ends 0 audit f --dice-only
rewrite 1 cp answers/anna.xml answers/bert.xml
ends 1 audit f --dice-only
tells '[trust bad-proof]'

# In a closed book the trailers promise what each side was shown.
start umpire --book closed
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 process c --at 2026-01-02T00:00:00Z
ends 0 audit c
tells 'The host, umpire, alone made these dice'
last=1
rewrite 1 true
message_of 1 | sed 's/^\(View-badgers-SHA256: \)./\1x/' >message
follow 1 "$(git -C f rev-parse "turn-0001^{tree}")"
refused 'trust false-view' audit f
done_testing
