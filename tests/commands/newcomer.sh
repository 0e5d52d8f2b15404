#!/bin/sh
# Who joins, or comes back with new keys, gets what he takes over with the
# letter that asks for his consent: a folder of it shows, draws and tells the
# game, and consents. In a closed book he gets the views of his sides, which
# everybody reads beforehand, and nothing of another side.
. "$srcdir/tests/commands/closed-book.sh"

# A letter about a document, as one line.
letter() { # id, cause
    tr -s ' \n' ' ' <"c/outbox/$1/$2/body.txt"
}
reads() { # id, cause, words
    letter "$1" "$2" | grep -qF -- "$3" && return
    cat "c/outbox/$1/$2/body.txt"
    fail "$1 does not read in $2: $3"
}
reads_nothing_of() { # id, cause, words
    letter "$1" "$2" | grep -qF -- "$3" && fail "$1 reads in $2: $3"
}

# He saves that letter alone, far from everything else, and stands in it.
save() { # id, cause
    rm -rf away && mkdir away && cp c/outbox/"$1"/"$2"/* away/
}
away() { # status, arguments
    wanted=$1
    shift
    (cd away && "$berthier" "$@" >../out 2>../err </dev/null)
    got=$?
    [ "$got" = "$wanted" ] && return
    cat out err
    fail "berthier $*, in the letter's folder, ended with $got, not $wanted"
}
# The command of his letter, word for word, with his keys where they are.
consents() { # id, keys
    line=$(sed -n "s|^  berthier \(consent .*\)--key \(\.\./\)*$1.key\(.*\)|\1--key ../$2/$1.key\3|p" away/body.txt |
        head -n 1)
    [ -n "$line" ] || fail "no command for $1: $(cat away/body.txt)"
    # shellcheck disable=SC2086 # its words
    away 0 $line --out "../roster-$1.xml"
}
no_entry_number() { # id, cause
    reads_nothing_of "$1" "$2" 'is to be entry'
    reads_nothing_of "$1" "$2" 'letter turn-'
}
# Requests for consents that were mailed are deleted: the next have their names.
all_mailed() {
    rm -rf c/outbox/*/consent-*
}
keys() { # folder, id, name
    mkdir -p "$1"
    ends 0 keygen "$1/$2" --name "$3" --test
}
keys keys carl Carl
keys keys dora Dora
keys new bert "Bert again"

# ---- an open book ------------------------------------------------------------
start umpire
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="rest"/></orders>'
ends 0 process c --at 2026-01-02T00:00:00Z
ends 0 extend c --until 2026-03-01T00:00:00Z --at 2026-01-02T12:00:00Z
ends 3 roster c --join keys/carl.xml --leave bert --side carl=badgers \
    --until 2090-01-09T00:00:00Z
silent_about 'is shown the view'
is "what carl gets" "$(files c/outbox/carl/consent-roster-2)" \
    "anna.xml bert.xml body.txt campaign.bundle extension-2.xml journal.xml log.html log.txt module.xml proposed-roster.xml roster.xml turn.xml umpire.xml"
is "what anna gets" "$(files c/outbox/anna/consent-roster-2)" "body.txt proposed-roster.xml"
body=$(letter carl consent-roster-2)
case $body in
"It concerns you: you join the campaign; you take command of Badgers, in place of bert; your consent is asked. Windfall in the old orchard, by Windfall, edition 1. It stands at turn 1: watch 1 of 4. umpire (Umpire) hosts it. You command Badgers from the entry on; until then bert does."*) ;;
*) fail "carl's letter begins otherwise: $body" ;;
esac
reads carl consent-roster-2 'The roster waits for the consent of anna, carl and bert, until 9 January 2090, 00:00 UTC.'
reads carl consent-roster-2 'preset umpire: the host alone makes the dice open book:'
reads carl consent-roster-2 'a sheet is due after 7 days (P7D); who is silent is waited for who consents to changes: all'
reads carl consent-roster-2 '3 of 3 options stand at their default'
reads carl consent-roster-2 'How Badgers stands'
reads carl consent-roster-2 'sheets being due 1 March 2026, 00:00 UTC, and what happens if you send nothing: II (Moves)'
reads_nothing_of carl consent-roster-2 'How Hedgehogs stands'
no_entry_number bert consent-roster-2
reads bert consent-roster-2 'you no longer command Badgers; carl does; your consent is asked.'
reads bert consent-roster-2 'If you send nothing until 2 January 2090, 00:00 UTC'

save carl consent-roster-2
cmp away/roster.xml c/roster.xml || fail "the roster in force is another one"
cmp away/turn.xml c/turn.xml || fail "the turn is another one"
away 0 show
tells 'watch 1 of 4'
tells 'Hedgehogs must answer: moves of your bands'
away 0 show --side badgers
tells 'Brock'
away 0 map --out ../map.svg
grep -q '>Brock 5<' map.svg || fail "the map has no Brock"
away 0 log
cmp out c/log.txt || fail "the log is another one"
# Word for word, in a folder below that of his keys, as the letter says.
cp -r away keys/letter
(cd keys/letter && "$berthier" $(sed -n 's/^  berthier \(consent .*\)/\1/p' body.txt | head -n 1) >../../out 2>&1) ||
    fail "the command of carl's letter: $(cat out)"
[ -f keys/letter/roster-carl.xml ] || fail "it made nothing: $(ls keys/letter; cat out)"
rm -rf keys/letter
consents carl keys
says '  carl takes command of badgers'
says 'it stands at turn 1: watch 1 of 4'
says 'sides: hedgehogs (Hedgehogs), badgers (Badgers)'
tells 'when these have consented, he by his command: anna, umpire, carl, bert; whatever the others say: carl, bert'
silent_about unheld
git clone -q away/campaign.bundle book 2>/dev/null || fail "carl cannot clone the history"
ends 0 audit book

# He consents to what he has, and to nothing else.
sed 's/ due="P7D"/ due="P1D"/' away/proposed-roster.xml >other.xml
cmp -s other.xml away/proposed-roster.xml && fail "nothing was changed"
(cd away && "$berthier" consent ../other.xml --key ../keys/carl.key --out ../none.xml) >out 2>err
says '  the time for a sheet is P1D, not P7D'
sed 's/ number="1"/ number="2"/' c/turn.xml >away/turn.xml
away 1 consent proposed-roster.xml --key ../keys/carl.key --out ../none.xml
says '[trust' err
for who in anna bert; do
    ends 0 consent c c/inbox/roster.xml --key keys/$who.key --out roster-$who.xml
done
ends 0 submit c roster-anna.xml roster-bert.xml roster-carl.xml
ends 0 roster c --at 2026-01-03T00:00:00Z
sound

# Lost keys: he has lost all, and gets all. His side is what it was.
cp keys/carl.xml kept.xml
mkdir -p lost && (cd lost && "$berthier" keygen carl --name Carl --test >/dev/null) || fail "no keys"
ends 3 roster c --join lost/carl.xml
is "what carl gets again" "$(files c/outbox/carl/consent-roster-3)" \
    "anna.xml body.txt campaign.bundle carl.xml journal.xml log.html log.txt module.xml proposed-roster.xml roster.xml turn.xml umpire.xml"
reads carl consent-roster-3 'It concerns you: your keys are replaced by those of the participant file'
reads carl consent-roster-3 'You command Badgers, as before.'
reads carl consent-roster-3 'below that of your keys (carl.xml in it is that of your former ones), and there: berthier consent proposed-roster.xml --key ../carl.key'
save carl consent-roster-3
cmp away/carl.xml kept.xml || fail "the folder has not the file that its roster names"
away 0 show --side badgers
# New keys beside it replace nothing; his new file laid over it has a way out.
cp -r away untouched
away 1 keygen carl --name Carl --test
tells 'carl.xml: refused: the file is there already; keys are not written over: mkdir -p new && berthier keygen new/carl [file duplicate]'
for half in key dice memory; do
    rm -rf half && mkdir half && echo mine >half/carl.$half
    refused 'file duplicate' keygen half/carl --test
    tells "half/carl.$half: refused: the file is there already; keys are not written over: mkdir -p half/new && berthier keygen half/new/carl"
    is "the folder" "$(ls -A half)" carl.$half
    is "the file" "$(cat half/carl.$half)" mine
done
diff -r away untouched || fail "a refused keygen wrote something"
mkdir -p away/new && away 0 keygen new/carl --name Carl --test
rm -rf away/new && cp lost/carl.xml away/
# Where the history lies it has the roster's people.
ends 0 consent away away/proposed-roster.xml --key lost/carl.key --out none.xml
rm none.xml && mv away/campaign.bundle kept.bundle
away 1 consent . proposed-roster.xml --key ../lost/carl.key --out ../none.xml
tells "the roster has another participant file of 'carl': save the carl.xml of your letter here again, and keep other keys in a folder of their own, new/carl.key [trust tampered]"
mv kept.bundle away/campaign.bundle
cp c/outbox/carl/consent-roster-3/carl.xml away/
consents carl lost
says "carl has new keys, $(digest lost/carl.xml)"
ends 0 consent c c/inbox/roster.xml --key keys/anna.key --out roster-anna.xml
ends 0 submit c roster-anna.xml roster-carl.xml
# The change waits for his former keys as long as for a sheet. They turn up.
ends 3 roster c --at 2026-01-11T00:00:00Z
ends 0 consent c c/inbox/roster.xml --key keys/carl.key --out former.xml
ends 0 submit c former.xml
ends 0 roster c --at 2026-01-11T00:00:00Z
sound

# A deputy joins; what all need is counted where most are enough.
rm -rf c
start duel --changes most
ends 3 roster c --join keys/dora.xml --deputy dora=hedgehogs
reads dora consent-roster-1 'you become deputy for Hedgehogs; your consent is asked.'
reads dora consent-roster-1 'As a deputy for Hedgehogs, which anna commands, you may send a sheet; it counts if nobody before you sends one.'
reads dora consent-roster-1 'Not everybody need consent to corrections and to changes of the roster'
save dora consent-roster-1
away 0 show --side hedgehogs
consents dora keys

# ---- a closed book -----------------------------------------------------------
# The Aunts hide, and Stripe does.
rm -rf c
start umpire --book closed
deliver
order anna '<orders side="hedgehogs" step="I"><plan value="scout"/></orders>
    <orders side="hedgehogs" step="II"><move band="h2" path="0301"/></orders>
    <orders side="hedgehogs" step="III"/><orders side="hedgehogs" step="IV"/>
    <note to="umpire">The Aunts are shy.</note>'
order bert '<orders side="badgers" step="I"><plan value="push"/></orders>
    <orders side="badgers" step="II"><move band="b3" path="0704"/></orders>
    <orders side="badgers" step="III"/><orders side="badgers" step="IV"/>'
ends 0 process c --at 2026-01-02T00:00:00Z
deliver

# Nothing of the letter that is not for who has that side alone.
keeps() { # side, files
    side=$1
    shift
    grep -l 'Aunts are shy' "$@" && fail "a note to the umpire was mailed"
    for file; do
        case ${file##*/} in
        turn.xml | journal.xml | log.* | campaign.bundle | lock.xml) fail "$file was mailed" ;;
        esac
        cmp -s "$file" c/turn.xml && fail "$file is the turn"
    done
    python3 "$top/tests/commands/hidden.py" c "$side" "$@" || fail "the letter betrays something"
}
shown="carl is shown the view of Badgers before he consents"
ends 3 roster c --join keys/carl.xml --leave bert --side carl=badgers
tells "$shown"
reads anna consent-roster-2 "$shown"
reads bert consent-roster-2 "$shown"
reads carl consent-roster-2 "$shown"
no_entry_number bert consent-roster-2
is "what carl gets" "$(files c/outbox/carl/consent-roster-2)" \
    "anna.xml bert.xml body.txt log-badgers.html log-badgers.txt module.xml proposed-roster.xml roster.xml umpire.xml view-badgers.xml"
keeps badgers c/outbox/carl/consent-roster-2/*
grep -q 'id="h2"' c/outbox/carl/consent-roster-2/view-badgers.xml && fail "carl sees the Aunts"
for file in view-badgers.xml log-badgers.txt log-badgers.html; do
    cmp "c/outbox/carl/consent-roster-2/$file" "mails/bert/1/$file" ||
        fail "$file is another than bert's"
done
# The search would have found what is anna's.
mkdir leak && cp c/outbox/carl/consent-roster-2/* leak/ && cp mails/anna/1/log-hedgehogs.txt leak/
python3 "$top/tests/commands/hidden.py" c badgers leak/* 2>found && fail "nobody finds a leak"
reads carl consent-roster-2 'The book is closed: of the game as it stands you are shown the views and reports of your sides alone, and all who are asked read that you are.'
reads carl consent-roster-2 'Before you consent: The book is closed. In Windfall that hides bands'
reads carl consent-roster-2 'How Badgers stands'
reads carl consent-roster-2 'Stripe'
save carl consent-roster-2
away 0 show
tells 'seen by Badgers'
away 0 map --out ../map.svg
grep -q 'Aunts' map.svg && fail "the map has the Aunts"
away 0 log
tells 'Report to: badgers'
away 1 log --side hedgehogs
away 0 verify view-badgers.xml
consents carl keys
says '  carl takes command of badgers'
says "  $shown"
silent_about unheld
# Anna reads it in her own program's words as well.
ends 0 consent home/anna c/outbox/anna/consent-roster-2/proposed-roster.xml \
    --key keys/anna.key --out roster-anna.xml
says "  $shown"
ends 0 consent c c/inbox/roster.xml --key keys/bert.key --out roster-bert.xml
ends 0 submit c roster-anna.xml roster-bert.xml roster-carl.xml
ends 0 roster c --at 2026-01-03T00:00:00Z
sound
silent_about "$shown"
reads_nothing_of anna turn-2 'is shown the view'

# A deputy joins, and lost keys: the view of what he has, again.
(cd lost && rm -f carl.* && "$berthier" keygen carl --name Carl --test >/dev/null) || fail "no keys"
ends 3 roster c --join keys/dora.xml --deputy dora=hedgehogs --join lost/carl.xml
tells 'dora is shown the view of Hedgehogs before he consents'
tells 'carl is shown the view of Badgers again before he consents'
for id in carl:badgers dora:hedgehogs; do
    who=${id%:*} side=${id#*:}
    letter=c/outbox/$who/consent-roster-3
    is "the views of $who" "$(files "$letter" | grep -o 'view-[a-z]*.xml')" "view-$side.xml"
    keeps "$side" "$letter"/*
    save "$who" consent-roster-3
    away 0 show
    keyed=keys
    [ "$who" = carl ] && keyed=lost
    consents "$who" $keyed
done
grep -q 'id="h2"' c/outbox/dora/consent-roster-3/view-hedgehogs.xml || fail "dora sees no Aunts"

# New keys and another side at once: what is new to him is not shown before.
all_mailed
ends 3 roster c --join lost/carl.xml --side carl=hedgehogs --deputy anna=badgers
is "the views of carl" "$(files c/outbox/carl/consent-roster-3 | grep -o 'view-[a-z]*.xml' | xargs)" \
    "view-badgers.xml"

# Another host takes over no side: he has nothing to hold it against, the command
# of his letter says so, and the document names its entry.
all_mailed
ends 3 roster c --join keys/dora.xml --host dora --leave umpire
silent_about 'is shown the view'
is "what dora gets" "$(files c/outbox/dora/consent-roster-3)" "body.txt module.xml proposed-roster.xml"
reads dora consent-roster-3 'umpire (Umpire) hosts it, and then dora. You command no side by it.'
reads dora consent-roster-3 'when it is an entry, umpire hands you the whole book.'
save dora consent-roster-3
consents dora keys
says 'you sign as'
rm -rf home/carl && mkdir home/carl && cp "$(letter_to carl)"/* home/carl/
ends 0 consent home/carl c/inbox/roster.xml --key keys/carl.key --out roster-carl.xml

# Drawn up by who shall be host, a newcomer waits for the views until the host
# in force mails them.
all_mailed
ends 3 roster c --join keys/dora.xml --host dora --leave umpire --join new/bert.xml \
    --deputy bert=badgers --key keys/dora.key
reads bert consent-roster-3 'a view of it is signed by umpire, who hosts it: before you consent ask him for this letter with the views of your sides'
is "what bert gets of dora" "$(files c/outbox/bert/consent-roster-3)" "body.txt module.xml proposed-roster.xml"
save bert consent-roster-3
consents bert new
all_mailed
ends 3 roster c
is "the view of bert" "$(files c/outbox/bert/consent-roster-3 | grep -o 'view-[a-z]*.xml')" view-badgers.xml
keeps badgers c/outbox/bert/consent-roster-3/*
save bert consent-roster-3
away 0 show
consents bert new

# Who only looked on takes over a side, and had no folder with a view of it.
agree_all() { # time, ids
    at=$1
    shift
    for id; do
        ends 0 consent c c/inbox/roster.xml --key "keys/$id.key" --out "roster-$id.xml"
        ends 0 submit c "roster-$id.xml"
    done
    ends 0 roster c --at "$at"
    sound
}
all_mailed
echo berthier-memory/1 >keys/dora.memory # she is no host after all
ends 3 roster c --join keys/dora.xml
silent_about 'is shown the view'
agree_all 2026-01-04T00:00:00Z anna carl dora
all_mailed
ends 3 roster c --leave carl --side dora=badgers
shown="dora is shown the view of Badgers before he consents"
tells "$shown"
for id in anna carl dora; do
    reads $id consent-roster-4 "$shown"
done
is "what dora takes over" "$(files c/outbox/dora/consent-roster-4)" \
    "body.txt log-badgers.html log-badgers.txt module.xml participants.txt proposed-roster.xml roster.xml view-badgers.xml"
is "what anna gets beside it" "$(files c/outbox/anna/consent-roster-4)" "body.txt proposed-roster.xml"
keeps badgers c/outbox/dora/consent-roster-4/*
reads dora consent-roster-4 'You command Badgers from the entry on; until then carl does.'
reads dora consent-roster-4 'How Badgers stands'
reads_nothing_of dora consent-roster-4 'former ones'
reads_nothing_of dora consent-roster-4 'berthier consent DIR'
save dora consent-roster-4
away 0 show
tells 'seen by Badgers'
# An older view in that folder is in the way, and no more than that.
cp mails/anna/1/view-hedgehogs.xml away/
away 1 consent proposed-roster.xml --key ../keys/dora.key --out ../none.xml
tells 'view-hedgehogs.xml:1: refused: the view names another roster'
tells 'if another letter brought it, take it out of this folder; each letter is saved in a folder of its own [trust wrong-roster]'
rm away/view-hedgehogs.xml
consents dora keys
says "  $shown"
silent_about unheld

# Another side to command is shown, a deputyship of it is not.
all_mailed
ends 3 roster c --leave carl --side anna=badgers --deputy dora=hedgehogs
tells 'anna is shown the view of Badgers before he consents'
tells 'dora is shown the view of Hedgehogs before he consents'
is "the views of anna" "$(files c/outbox/anna/consent-roster-4 | grep -o 'view-[a-z]*.xml' | xargs)" \
    "view-badgers.xml view-hedgehogs.xml"
save anna consent-roster-4
away 0 show
consents anna keys
all_mailed
ends 3 roster c --deputy anna=badgers --deputy carl=hedgehogs
silent_about 'is shown the view'
reads anna consent-roster-4 'berthier consent DIR proposed-roster.xml'
# Her own folder does where the view is not his to sign who draws it up.
all_mailed
ends 3 roster c --host dora --leave umpire --leave carl --side anna=badgers --key keys/dora.key
is "what anna gets of dora" "$(files c/outbox/anna/consent-roster-4)" "body.txt proposed-roster.xml"
all_mailed
ends 3 roster c --leave carl --side dora=badgers
echo berthier-memory/1 >keys/carl.memory # the handover came to nothing
agree_all 2026-01-12T00:00:00Z anna carl dora

# ---- the first roster --------------------------------------------------------
rm -rf c
start umpire
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 process c --at 2026-01-02T00:00:00Z
cp c/turn.xml middle.xml
rm -rf c
a_draft c
is "what bert gets" "$(files c/outbox/bert/consent-roster-0)" \
    "anna.xml bert.xml body.txt module.xml roster.xml umpire.xml"
save bert consent-roster-0
consents bert keys
says 'roster of a campaign'
says 'it begins: watch 1 of 4'
says 'sides: hedgehogs (Hedgehogs), badgers (Badgers)'
says '3 of 3 options stand at their default (berthier rules toy --options)'
silent_about 'it is the roster that lies in your folder'
away 0 show .
tells 'hedgehogs (Hedgehogs)'
# What it brings is what the roster names.
sed 's/Brock/Block/' module.xml >away/module.xml
away 1 consent roster.xml --key ../keys/bert.key --out ../none.xml
says 'the roster names another module: ask the host' err

# In the middle of another game; and whoever joins after that gets the turn too.
all_mailed
ends 3 begin c --from middle.xml
all_mailed
ends 0 join c keys/carl.xml --deputy badgers
for id in anna carl; do
    cmp "c/outbox/$id/consent-roster-0/from.xml" middle.xml || fail "$id has not the turn"
done
save carl consent-roster-0
consents carl keys
says 'it begins as turn 1 of from.xml: watch 1 of 4'
ends 0 show c
tells 'it begins as turn 1 of from.xml'
sed 's/ number="1"/ number="2"/' middle.xml >away/from.xml
away 1 consent roster.xml --key ../keys/carl.key --out ../none.xml
says 'the file was changed after it was signed [trust tampered]' err
sed 's|<Signature .*</Signature>||' away/from.xml >other.xml
cp other.xml away/from.xml
away 1 consent roster.xml --key ../keys/carl.key --out ../none.xml
tells 'ask umpire for the turn that all have agreed to [trust wrong-state]'
rm away/from.xml
consents carl keys
says 'it begins from a turn of state'
all_consent c
ends 0 submit c roster-carl.xml
ends 0 begin c --from middle.xml --at 2026-02-01T00:00:00Z --salt $zeros
sound
done_testing
