#!/bin/sh
# Whom a document concerns he is told before it is an entry, whether or not his
# consent is asked, and again when it is one; every entry goes to everybody,
# those who left by it included.
. "$srcdir/tests/commands/people.sh"

flat() { # file
    tr -s ' \n' '  ' <"$1"
}

# Words of somebody's letter.
reads() { # id, cause, words
    flat "c/outbox/$1/$2/body.txt" | grep -qF -- "$3" && return
    cat "c/outbox/$1/$2/body.txt"
    fail "$1 does not read in $2: $3"
}

# The same, and nothing before them.
begins() { # id, cause, words
    case $(flat "c/outbox/$1/$2/body.txt") in
    "$3"*) ;;
    *)
        cat "c/outbox/$1/$2/body.txt"
        fail "$1's letter $2 does not begin: $3"
        ;;
    esac
}

unasked() { # id, cause
    grep -q 'berthier consent' "c/outbox/$1/$2/body.txt" &&
        fail "$1 is asked in $2 for what he cannot give"
    grep -Eq 'You owe|may send a sheet|berthier sign' "c/outbox/$1/$2/body.txt" &&
        fail "$1 is asked for a sheet in $2"
}

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'
spare_keys carl dora anna2
mkdir new
registers_as anna2 anna new/anna.xml

# who is replaced, who loses a deputyship, who gets a deputy
start duel
ends 3 roster c --deputy anna=badgers --deputy bert=hedgehogs \
    --until 2090-01-09T00:00:00Z
begins anna consent-roster-1 'It concerns you: bert becomes deputy for Hedgehogs, which you command; you become deputy for Badgers; your consent is asked.'
tells 'concerns bert: anna becomes deputy for Badgers, which he commands; he becomes deputy for Hedgehogs'
consents roster.xml anna bert
ends 0 roster c --at 2026-01-02T00:00:00Z
begins anna turn-1 'bert becomes deputy for Hedgehogs, which you command; you become deputy for Badgers.'
reads bert turn-1 'What changed: anna becomes deputy for badgers'
reads bert turn-1 'due 9 January 2026, 00:00 UTC'

ends 3 roster c --join keys/carl.xml --leave bert --side carl=badgers \
    --without anna=badgers --until 2090-01-09T00:00:00Z --at 2026-01-03T00:00:00Z
tells 'concerns bert: he leaves the campaign; he no longer commands Badgers; carl does; he is no longer deputy for Hedgehogs'
tells 'send c/outbox/bert/consent-roster-2/ to bert: body.txt'
begins bert consent-roster-2 'It concerns you: you leave the campaign; you no longer command Badgers; carl does; you are no longer deputy for Hedgehogs; your consent is asked.'
reads bert consent-roster-2 'What it says: anna gives up badgers bert leaves'
reads bert consent-roster-2 'If you send nothing until 2 January 2090, 00:00 UTC, it is entered without you. A sheet for exchange 2 keeps it waiting for your word. If you do not want it, sign this with the keys that you have now, and send it to umpire: berthier consent DIR proposed-roster.xml --withdraw --from bert --key bert.key'
[ -f c/outbox/bert/consent-roster-2/proposed-roster.xml ] || fail "bert does not get it"
begins anna consent-roster-2 'It concerns you: you are no longer deputy for Badgers; your consent is asked.'
ends 0 show c
tells 'concerns bert: he leaves the campaign; he no longer commands Badgers; carl does'
tells 'concerns anna: he is no longer deputy for Badgers'
ends 0 show c --json
python3 -c 'import json
for one in json.load(open("out"))["consents"][0]["concerned"]:
    print(one["who"], one["asked"], one["what"])' >listed
says 'bert True he no longer commands Badgers; carl does' listed
says 'anna True he is no longer deputy for Badgers' listed
consents roster.xml anna carl bert
ends 0 roster c --at 2026-01-03T00:00:00Z
begins bert turn-2 'You leave the campaign; you no longer command Badgers; carl does; you are no longer deputy for Hedgehogs. Windfall in the old orchard: the roster has changed, in entry 2. Sheets answer the new turn alone. This is the last letter: nothing is asked of you any more.'
unasked bert turn-2
is "what bert keeps" "$(files c/outbox/bert/turn-2)" \
    "anna.xml body.txt campaign.bundle carl.xml journal.xml log.txt module.xml roster.xml turn.xml umpire.xml"
begins carl turn-2 'You join the campaign; you take command of Badgers, in place of bert.'
reads carl turn-2 'You owe a sheet for exchange 3, due 10 January 2026, 00:00 UTC.'
git clone -q c/outbox/bert/turn-2/campaign.bundle his 2>/dev/null ||
    fail "bert cannot clone what he keeps"
ends 0 audit his

# The letters are the same if the run died between its commit and them.
cp -r c/outbox before
rm -rf c/outbox
mkdir -p c/inbox && cp c/roster.xml c/inbox/roster.xml
ends 0 roster c
for id in anna bert carl; do
    diff -r "before/$id/turn-2" "c/outbox/$id/turn-2" ||
        fail "$id gets another letter of the same entry"
done

# whose keys are replaced, at the address that the others know
ends 3 roster c --join new/anna.xml
begins anna consent-roster-3 "It concerns you: your keys are replaced by those of the participant file $(digest new/anna.xml | cut -c 1-12)...; your consent is asked."

# another host, who draws it up himself: the old one reads of it
ends 3 roster c --join keys/dora.xml --host dora --leave umpire --key keys/dora.key \
    --at 2026-01-04T00:00:00Z
tells 'concerns umpire: he leaves the campaign; he no longer hosts it; dora does'
begins umpire consent-roster-3 'It concerns you: you leave the campaign; you no longer host it; dora does; your consent is asked.'
reads umpire consent-roster-3 'Until then you host it. Afterwards what you lock or enter counts no more: hand the folder, with its inbox and outbox, to dora.'
[ -e c/outbox/dora/consent-roster-3 ] && fail "dora writes to herself"
consents roster.xml anna carl umpire
ends 0 roster c --key keys/dora.key --at 2026-01-04T00:00:00Z
begins umpire turn-3 'You leave the campaign; you no longer host it; dora does.'
unasked umpire turn-3
reads anna turn-3 'What changed: umpire leaves dora joins with the keys'

# blamed in a void; locked absent under it; blamed in an end
start duel --missing absent=1
send bert "$scout"
ends 0 lock c --at 2026-01-09T00:00:00Z --absent anna
ends 3 void c --reason "bert has lost his key" --at 2026-02-01T00:00:00Z
begins bert consent-void-1 'It concerns you: you are said to have withheld what you owed to exchange 1;'
reads bert consent-void-1 'As long as it is not void you can send it'
begins anna consent-void-1 'It concerns you: you were locked absent; you are one of those of whom one must consent.'
tells 'concerns anna: he was locked absent'
ends 0 show c
tells 'concerns bert: he is said to have withheld what he owed to exchange 1'
consents void.xml anna
ends 0 void c --at 2026-02-01T00:00:00Z
begins bert turn-1 'You are said to have withheld what you owed to exchange 1. Windfall in the old orchard: exchange 1 is void'
reads anna turn-1 'What changed: exchange 1 is not played: "bert has lost his key"; what bert owed to it did not come'

start duel
send anna "$push"
send bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 3 end c --abandoned --reason "bert is gone" --at 2026-02-01T00:00:00Z
begins bert consent-end-1 'It concerns you: you are said to owe your answer; nobody waits for your consent, but it is taken in.'
reads bert consent-end-1 'Until it is entered you can send what you owe, or send it again, and ask for its receipt: then exchange 1 is played.'
unasked bert consent-end-1
consents end.xml anna
ends 0 end c --at 2026-02-01T00:00:00Z
begins bert turn-1 'You are said to owe your answer. Windfall in the old orchard: the campaign has ended, in entry 1. No sheet answers it any more. Nothing is owed any more.'
unasked bert turn-1

# named in a correction, a surrender
start duel
apples=$(sed -n 's/.*<household apples="\([0-9]*\)" family="hedgehogs".*/\1/p' c/turn.xml)
printf '<correction reason="miscounted" version="1">\n<change piece="hedgehogs" of="household" field="apples" from="%s" to="7"/>\n</correction>\n' \
    "$apples" >slip.xml
ends 3 correct c --file slip.xml
begins anna consent-correction-1 'It concerns you: it corrects what stands of Hedgehogs, for whom you play; your consent is asked.'
grep -q 'concerns you' c/outbox/bert/consent-correction-1/body.txt &&
    fail "bert is told of what concerns anna"
consents correction.xml anna bert
ends 0 correct c --at 2026-01-03T00:00:00Z
begins anna turn-1 'It corrects what stands of Hedgehogs, for whom you play.'
reads bert turn-1 'What changed: correction: "miscounted" set household hedgehogs apples 7, was '"$apples"
cp -r c/outbox before-correction
rm -rf c/outbox
cp c/correction.xml c/inbox/correction.xml
ends 0 correct c
diff -r before-correction/anna/turn-1 c/outbox/anna/turn-1 ||
    fail "anna gets another letter of the same correction"
ends 3 end c --surrender badgers
begins bert consent-end-2 'It concerns you: Badgers, for whom you play, surrenders; your consent is asked.'

# A closed book: what a side's view does not show is told to nobody else, and
# who leaves keeps his views.
start umpire --book closed
ends 3 roster c --join keys/carl.xml --leave bert --side carl=badgers
begins bert consent-roster-1 'It concerns you: you leave the campaign;'
consents roster.xml anna carl bert
ends 0 roster c --at 2026-01-03T00:00:00Z
reads bert turn-1 'Keep the views and reports that you have: when the book is disclosed, ask umpire for campaign.bundle, and berthier verify proves them.'
is "what bert gets last" "$(files c/outbox/bert/turn-1)" \
    "anna.xml body.txt carl.xml module.xml roster.xml umpire.xml"
reads anna turn-1 'What changed: bert leaves'
done_testing
