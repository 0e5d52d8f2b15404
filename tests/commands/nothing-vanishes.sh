#!/bin/sh
# Nothing that was accepted or receipted goes without a word: every way in which it
# can is named on the host's screen and in the letter of everybody concerned.
. "$srcdir/tests/commands/people.sh"

# The first twelve digits of what waits.
short() { # document
    digest "c/inbox/$1" | cut -c 1-12
}

letter_says() { # id, cause, words
    tr '\n' ' ' <"c/outbox/$1/$2/body.txt" | grep -Fq -- "$3" || {
        cat "c/outbox/$1/$2/body.txt"
        fail "letter $2 of $1 does not say: $3"
    }
}

letter_hides() { # id, cause, words
    tr '\n' ' ' <"c/outbox/$1/$2/body.txt" | grep -Fq -- "$3" &&
        fail "letter $2 of $1 says: $3"
}

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'
change() { # edits
    echo "<correction case=\"4.1\" reason=\"misread\" version=\"1\">$1</correction>" >slip.xml
}
watch='<change field="watch" from="1" to="2"/>'

# Another text takes the place of a document to which somebody has consented:
# refused, and nothing is written; with the word, told to all who had it.
replaced() { # kind, document, command, what draws up another one
    kind=$1
    document=$2
    command=$3
    shift 3
    former=$(short "$document")
    consents "$document" anna
    cp -r c/inbox before
    refused 'exchange replaced' "$command" c "$@"
    tells "$document of digest $former waits with the consent of anna, which another one makes void"
    is "the word" "$(word)" "replace-$(echo "$former" | cut -c 1-8)"
    refused 'exchange replaced' "$command" c "$@" --accept replace-00000000
    diff -r before c/inbox || fail "a refused $document is half written"
    rm -r before
    ends 3 "$command" c "$@" --accept "$(word)"
    now=$(short "$document")
    tells "$document $former is withdrawn: $now takes its place"
    tells "the consent of anna to $document is void"
    tells "c/outbox/bert/consent-$kind-1/ lies there still; consent-$kind-1-2 is another letter"
    cause=replaced-${document%.xml}-$former
    letter_says anna "$cause" "$document of digest $former, which waited for consents, is withdrawn, and another one takes its place. Your consent to it is void."
    letter_says bert "$cause" "Nobody waits for your consent to it. Void is that of anna."
    for id in anna bert; do
        letter_says $id "$cause" "What takes its place is $document of digest $now"
        letter_says $id "$cause" 'What it said:'
        letter_says $id "consent-$kind-1-2" "waits for consents, yours among them"
        cmp "c/outbox/$id/consent-$kind-1-2/proposed-$document" "c/inbox/$document" ||
            fail "$id is asked for something else"
    done
    [ ! -e "c/outbox/umpire/$cause" ] || fail "who did it gets a letter about it"
    is "consents" "$(files c/inbox/consents | tr " " "\n" | grep "^$kind-")" ""
    [ ! -e c/inbox/replaced ] || fail "what was told is kept still"
    refused 'trust other-text' submit c anna.xml
    # Without consents it is said, and nobody is asked.
    ends 3 "$command" c "$@" --until 2090-01-01T00:00:00Z
    tells "$document $now is withdrawn: $(short "$document") takes its place"
    tells 'nobody had consented to it'
    letter_says anna "replaced-${document%.xml}-$now" 'Nobody waits for your consent to it.'
    # The same again is the one that waits.
    consents "$document" bert
    ends 3 "$command" c
    silent_about 'is withdrawn'
    is "consents" "$(files c/inbox/consents | tr " " "\n" | grep "^$kind-")" "$kind-bert.xml"
}

start duel
ends 3 roster c --due P9D
replaced roster roster.xml roster --due P8D
letter_says anna "replaced-roster-$former" 'the time for a sheet is P9D, not P7D'
# Those of other documents stay.
change "$watch"
ends 3 correct c --file slip.xml
change '<change field="watch" from="1" to="3"/>'
replaced correction correction.xml correct --file slip.xml
[ -f c/inbox/consents/roster-bert.xml ] || fail "a correction took the consents to a roster"
start duel
ends 3 end c --draw
replaced end end.xml end --surrender badgers
start umpire --book closed
ends 3 disclose c
former=$(short disclose.xml)
consents disclose.xml anna
refused 'exchange replaced' disclose c --until 2090-01-02T00:00:00Z
ends 3 disclose c --until 2090-01-02T00:00:00Z --accept "$(word)"
tells "disclose.xml $former is withdrawn"
letter_says anna "replaced-disclose-$former" 'Your consent to it is void.'
start duel
berthier=$berthier-2
ends 3 upgrade c --reason 'the hunt is mended'
former=$(short upgrade.xml)
consents upgrade.xml anna
refused 'exchange replaced' upgrade c --reason 'the hunt is mended' --until 2090-01-02T00:00:00Z
ends 3 upgrade c --reason 'the hunt is mended' --until 2090-01-02T00:00:00Z --accept "$(word)"
letter_says anna "replaced-upgrade-$former" 'Your consent to it is void.'
berthier=${berthier%-2}

# A void in place of a void; the answer and the sheets of a lock that is void.
start duel
send anna "$push"
send bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 3 void c --reason "bert is away" --at 2026-01-10T00:00:00Z
former=$(short void.xml)
consents void.xml anna
refused 'exchange replaced' void c --reason "bert is ill" --at 2026-01-10T00:00:00Z
ends 3 void c --reason "bert is ill" --at 2026-01-10T00:00:00Z --accept "$(word)"
letter_says anna "replaced-void-$former" 'exchange 1 is not played: "bert is away"'
letter_says bert "replaced-void-$former" 'Void is that of anna.'
consents void.xml anna
ends 0 void c --at 2026-01-10T00:00:00Z
for id in anna bert; do
    tells "the sheet of $id for exchange 1 is dropped: entry 1 is a void"
    letter_says $id turn-1 'Your sheet for exchange 1 is dropped: entry 1 is a void'
    letter_says $id turn-1 'Your orders stand filled in in orders-2.txt'
done
tells 'the answer of anna to exchange 1 makes no dice: entry 1 is a void'
letter_says anna turn-1 'Your answer to exchange 1 makes no dice: entry 1 is a void'
letter_hides bert turn-1 'Your answer'
ends 0 audit c

# More time for sheets is over with the entry; who leaves reads what was his:
# his sheet, and his consent to what waits still. Who stays is not asked again.
start duel
send anna "$push"
send bert "$scout"
ends 0 extend c --until 2026-01-20T00:00:00Z --at 2026-01-06T00:00:00Z
ends 3 end c --draw
consents end.xml anna bert
change "$watch"
sed -i "s/ case=/ entry=\"1\" state=\"$(state_of c)\"&/" slip.xml
ends 3 correct c --file slip.xml
restore=$(short correction.xml)
consents correction.xml bert
ends 3 roster c --leave bert --side anna=badgers
consents roster.xml anna bert
ends 0 roster c --at 2026-01-07T00:00:00Z
tells 'The time for sheets of exchange 1 had been extended to 20 January 2026, 00:00 UTC. That is over with it'
letter_says anna turn-1 'The time for sheets of exchange 1 had been extended to 20 January 2026'
tells 'the sheet of bert for exchange 1 is dropped'
letter_says bert turn-1 'Your sheet for exchange 1 is dropped: entry 1 is a change of the roster'
tells 'the consent of bert to end.xml is void: he stands in the roster no more'
letter_says bert turn-1 'Your consent to end.xml, which waits still, is void: you stand in the roster no more.'
tells "correction.xml $restore can be entered no more"
tells 'consents to it that are void: bert'
letter_says bert turn-1 "correction.xml of digest $restore, which waited for consents, can be entered no more"
letter_says anna turn-1 "correction.xml of digest $restore, which waited for consents, can be entered no more"
is "what waits" "$(files c/inbox)" "consents/end-anna.xml end.xml"
ends 0 audit c

# What an exchange makes untrue; the seal at a table; keys that are new.
start duel
change '<change field="hex" from="0201" of="band" piece="h2" to="0203"/>'
ends 3 correct c --file slip.xml
slip=$(short correction.xml)
consents correction.xml bert
send anna "$push
<orders side=\"hedgehogs\" step=\"II\"><move band=\"h2\" path=\"0302 0303\"/></orders>"
send bert "$scout
<orders side=\"badgers\" step=\"II\"></orders>"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna bert
ends 0 process c
tells "correction.xml $slip can be entered no more: hex is '0303', not '0201'"
tells 'consents to it that are void: bert'
letter_says bert turn-1 'Your consent to it is void.'
letter_says anna turn-1 'Nobody waits for your consent to it.'
start table
a_sheet_of anna "$push"
ends 0 sign c draft-anna.xml --key keys/anna.key $fixed --out mail
sheet=$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)
ends 0 submit c "${sheet%.xml}.seal.xml"
mkdir anew && ends 0 keygen anew/bert --name Bert --test
ends 3 end c --draw
consents end.xml bert
ends 3 roster c --join anew/bert.xml
consents roster.xml anna bert
ends 0 consent c c/inbox/roster.xml --key anew/bert.key --out bert.xml
ends 0 submit c bert.xml
ends 0 roster c --at 2026-01-07T00:00:00Z
tells 'the seal of anna for exchange 1 is dropped'
letter_says anna turn-1 'Your seal for exchange 1 is dropped'
tells 'the consent of bert to end.xml is void: it is not by the keys that the roster has now'
letter_says bert turn-1 'end.xml waits for your consent again'

# A deputy's sheet beside his commander's.
start duel --due P3D
spare_keys carl
ends 0 submit c keys/carl.xml
ends 3 roster c --join keys/carl.xml --deputy carl=badgers
consents roster.xml anna bert carl
ends 0 roster c --at 2026-01-02T00:00:00Z
is "what the roster has taken in" "$(files c/inbox)" ""
echo berthier-memory/1 >keys/carl.memory
made_at=2026-01-02T12:00:00Z
send anna "$push"
send bert "$scout"
send carl "$scout"
ends 0 lock c --at 2026-01-03T00:00:00Z
tells "carl's sheet $(digest sent-carl.xml | cut -c 1-12) is set aside for Badgers: bert's counts"
letter_says carl lock-2 "is set aside for Badgers: bert's counts"
made_at=

# A participant's file that no roster takes in stays for the next; another one
# in its place is named; after the end nobody joins.
start duel
ends 0 submit c keys/carl.xml
carl=$(digest keys/carl.xml | cut -c 1-12)
mkdir others && ends 0 keygen others/carl --name Karl --test
ends 0 submit c others/carl.xml
tells "it takes the place of the file of 'carl' of digest $carl"
letter_says carl "receipt-participant-$(digest others/carl.xml | cut -c 1-12)" "It takes the place of your file of digest $carl, which counts no more."
ends 3 roster c --due P5D
consents roster.xml anna bert
ends 0 roster c --at 2026-01-03T00:00:00Z
is "who waits" "$(files c/inbox)" "participants/carl.xml"
ends 3 end c --draw
consents end.xml anna bert
ends 0 end c --at 2026-01-04T00:00:00Z
tells 'the participant file of carl is dropped: the campaign has ended'
letter_says carl turn-2 'your participant file, which was accepted for a roster to come, is dropped: entry 2 is the end of the campaign'
is "what is left" "$(files c/outbox/carl/turn-2)" body.txt
is "who waits" "$(files c/inbox)" ""

# A roster that is refused leaves no newcomer behind.
start duel
refused 'trust stranger' roster c --join keys/carl.xml --leave dora
refused 'file missing-element' roster c --join keys/carl.xml --leave bert
[ ! -e c/inbox ] || is "the inbox" "$(files c/inbox)" ""
ends 3 roster c --join keys/carl.xml
is "the inbox" "$(files c/inbox)" "participants/carl.xml roster.xml"

# A draft: who joins makes consents void; who changes nothing does not. Nobody
# is asked for a consent to a roster that could not begin.
a_module
ends 0 new module.xml draft --host keys/umpire.xml --test
ends 0 join draft keys/anna.xml --side hedgehogs
[ ! -e draft/outbox ] || fail "a roster is mailed that could not begin"
ends 0 join draft keys/bert.xml --side badgers
silent_about 'nobody had consented'
tells 'send draft/outbox/anna/consent-roster-0/ to anna'
for who in anna umpire; do
    ends 0 consent draft/roster.xml --key keys/$who.key --out roster-$who.xml
    ends 0 submit draft roster-$who.xml
done
first=$(digest draft/roster.xml | cut -c 1-12)
ends 0 join draft keys/bert.xml --side badgers
silent_about 'is void'
is "consents" "$(files draft/consents)" "roster-anna.xml roster-umpire.xml"
ends 0 join draft keys/carl.xml --deputy badgers
tells 'the consent of anna to roster.xml is void: the roster has changed, and anna is asked again'
tells 'the consent of umpire to roster.xml is void'
silent_about 'the consent of bert'
tells 'draft/outbox/anna/consent-roster-0/ lies there still; consent-roster-0-2 is another letter'
grep -q "replaced-roster-$first" out || fail "no letter says that a consent is void"
[ ! -e draft/outbox/bert/replaced-roster-"$first" ] || fail "bert had not consented"
tr '\n' ' ' <draft/outbox/anna/replaced-roster-"$first"/body.txt |
    grep -Fq "the roster of digest $first, to which you have consented, has changed before the campaign began. Your consent to it is void, and so is that of umpire. You are asked again" ||
    fail "anna is not told: $(cat draft/outbox/anna/replaced-roster-"$first"/body.txt)"
cmp draft/roster.xml draft/outbox/anna/consent-roster-0-2/roster.xml || fail "anna is asked for another roster"
is "consents" "$(files draft/consents)" ""
[ ! -e draft/replaced ] || fail "what was told is kept still"
# A turn to begin from is another roster, too.
start duel
for who in anna bert carl; do
    ends 0 consent draft/roster.xml --key keys/$who.key --out roster-$who.xml
    ends 0 submit draft roster-$who.xml
done
second=$(digest draft/roster.xml | cut -c 1-12)
ends 3 begin draft --from c/turn.xml
tells 'the consent of carl to roster.xml is void: the roster has changed, and carl is asked again'
[ -f draft/outbox/carl/replaced-roster-"$second"/body.txt ] || fail "carl is not told"
done_testing
