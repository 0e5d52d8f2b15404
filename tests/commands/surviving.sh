#!/bin/sh
# A document waits for its consents while what it says can still be done: other
# documents and entries take nothing from it. What can be done no more is named
# to the host and in everybody's letter, whatever dies meanwhile.
. "$srcdir/tests/commands/people.sh"

play() { # time, anna's sections
    send anna "$2"
    send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>
<orders side="badgers" step="II"></orders>'
    ends 0 lock c --at "$1"
    answer anna bert
    ends 0 process c
}

proven() {
    sound
    ends 0 audit c
    python3 "$top/tests/verify/check_history.py" c >proof 2>&1 ||
        fail "the independent checker: $(cat proof)"
}

# A letter's text, its lines joined.
letter() { # id, cause
    tr '\n' ' ' <"c/outbox/$1/$2/body.txt"
}

letter_says() { # id, cause, words
    letter "$1" "$2" | grep -Fq -- "$3" || fail "letter $2 of $1 does not say: $3"
}

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
change() { # edits
    echo "<correction case=\"4.1\" reason=\"misread\" version=\"1\">$1</correction>" >slip.xml
}

# Three kinds wait beside one another, through an exchange and an entry.
start duel
change '<change field="apples" from="0" of="household" piece="hedgehogs" to="2"/>'
ends 3 correct c --file slip.xml
consents correction.xml anna
ends 3 roster c --due P9D
consents roster.xml anna
ends 3 end c --draw
consents end.xml anna
[ -f c/inbox/consents/correction-anna.xml ] || fail "a roster took the consents to a correction"
grep -q ' entry=' c/inbox/correction.xml c/inbox/roster.xml c/inbox/end.xml &&
    fail "they are bound to an entry"
play 2026-01-02T00:00:00Z "$push"
silent_about 'no more'
is "what waits" "$(files c/inbox)" "consents/correction-anna.xml consents/end-anna.xml consents/roster-anna.xml correction.xml end.xml roster.xml"
ends 0 show c
tells 'anna: consent to correction.xml is accepted'
tells 'bert: consent to end.xml is owed'
# His folder after the exchange holds what he consents to.
cp -r c/outbox/bert/turn-1 home && rm -f home/campaign.bundle home/body.txt
cp c/inbox/correction.xml c/inbox/roster.xml .
ends 0 consent home correction.xml --key keys/bert.key --out bert.xml
tells 'make it an entry at any time until '
tells 'it is void after '
ends 0 submit c bert.xml
ends 0 correct c --at 2026-01-03T00:00:00Z
tells 'turn 2: correction'
silent_about 'no more'
proven
[ -f c/inbox/consents/roster-anna.xml ] || fail "a correction took the consents to a roster"

# Consents to a correction are none to the same again.
grep -q '<household apples="2" family="hedgehogs"' c/turn.xml || fail "no apples"
change '<change field="apples" from="2" of="household" piece="hedgehogs" to="0"/>'
ends 3 correct c --file slip.xml
consents correction.xml anna bert
ends 0 correct c --at 2026-01-03T01:00:00Z
cp correction.xml c/inbox/correction.xml
refused 'trust too-late' correct c
tells 'the correction was entered already, as entry 2'
refused 'trust too-late' consent c correction.xml --key keys/anna.key
rm c/inbox/correction.xml

# What is bound to its entry goes with another, and is named; the same letters
# come of a run that died.
ends 3 correct c --restore 1 --reason "once more"
says ' entry="4"' c/inbox/correction.xml
consents correction.xml anna
restore=$(digest c/inbox/correction.xml | cut -c 1-12)
consents roster.xml bert
cp -r c/inbox before
ends 0 roster c --at 2026-01-04T00:00:00Z
tells 'turn 4: roster'
tells "correction.xml $restore can be entered no more: the document is for entry 4; the next is 5 [trust wrong-exchange]"
tells 'consents to it that are void: anna'
tells 'to draw it up again: berthier correct DIR --restore N --reason TEXT'
letter_says anna turn-4 "correction.xml of digest $restore, which waited for consents, can be entered no more: the document is for entry 4; the next is 5 [trust wrong-exchange]. Your consent to it is void. Who still wants it asks umpire to draw it up again:   berthier correct DIR --restore N --reason TEXT"
letter_says bert turn-4 "Nobody waits for your consent to it."
is "what waits" "$(files c/inbox)" "consents/end-anna.xml end.xml"
proven
cp -r c/outbox after
rm -rf c/inbox c/outbox/anna/turn-4 c/outbox/bert/turn-4 && mv before c/inbox
ends 3 end c
tells 'the run that made entry 4 died before its end'
tells "correction.xml $restore can be entered no more"
rm -rf c/outbox/*/consent-end-5 after/*/consent-end-5
diff -r after c/outbox || fail "other letters come of a run that died"
is "what waits" "$(files c/inbox)" "consents/end-anna.xml end.xml"
# Dead while it cleared: the letters stay as they are.
cp -r c/outbox after-it
printf %s "$(state_of c)" >c/inbox/told
cp c/roster.xml c/inbox/roster.xml
ends 3 end c
tells 'the run that made entry 4 died before its end'
rm -rf c/outbox/*/consent-end-5 after-it/*/consent-end-5
diff -r after-it c/outbox || fail "letters of an inbox that is half cleared"
is "what waits" "$(files c/inbox)" "consents/end-anna.xml end.xml"

# Its time is over, or the game is no more what it says.
start duel
ends 3 end c --draw --until 2026-01-09T00:00:00Z --at 2026-01-01T00:00:00Z
consents end.xml bert
end=$(digest c/inbox/end.xml | cut -c 1-12)
change '<change field="hex" from="0201" of="band" piece="h2" to="0203"/>'
ends 3 correct c --file slip.xml
consents correction.xml bert
slip=$(digest c/inbox/correction.xml | cut -c 1-12)
play 2026-01-10T00:00:00Z "$push
<orders side=\"hedgehogs\" step=\"II\"><move band=\"h2\" path=\"0302 0303\"/></orders>"
tells "correction.xml $slip can be entered no more: hex is '0303', not '0201'"
tells "end.xml $end can be entered no more: the document holds until 2026-01-09T00:00:00Z, and it is 2026-01-10T00:00:00Z"
letter_says bert turn-1 "correction.xml of digest $slip, which waited for consents, can be entered no more: hex is '0303', not '0201'"
letter_says bert turn-1 "end.xml of digest $end"
is "what waits" "$(files c/inbox)" ""
proven

# The time that nobody names is twice that of a sheet.
start duel --due PT36H
ends 3 end c --draw --at 2026-01-01T00:00:00Z
says ' until="2026-01-04T00:00:00Z"' c/inbox/end.xml
# Another host, a take-back: for one entry alone.
ends 3 roster c --host anna --without anna=hedgehogs --side bert=hedgehogs
says ' entry="1"' c/inbox/roster.xml
says " state=\"$(state_of c)\"" c/inbox/roster.xml
sed "s/ entry=\"1\"//; s/ state=\"[0-9a-f]*\"//; s/ version=/ until=\"2090-01-01T00:00:00Z\"&/" \
    c/inbox/roster.xml >free.xml
cp free.xml c/inbox/roster.xml
refused 'file missing-attribute' roster c
tells 'names the entry that it is for and the state that it follows'

# After the end nothing waits.
start duel
ends 3 roster c --due P9D
consents roster.xml anna
ends 3 end c --surrender badgers
consents end.xml anna bert
ends 0 end c --at 2026-01-03T00:00:00Z
tells 'can be entered no more: the campaign has ended'
letter_says anna turn-1 'can be entered no more: the campaign has ended. Your consent to it is void.'
is "what waits" "$(files c/inbox)" ""
proven

# Who stays of those who had consented is not asked again.
start duel
ends 3 end c --draw
consents end.xml anna bert
ends 3 roster c --leave bert --side anna=badgers
consents roster.xml anna bert
ends 0 roster c --at 2026-01-03T00:00:00Z
ends 0 show c
tells 'anna: consent to end.xml is accepted'
ends 0 end c --at 2026-01-04T00:00:00Z
proven

# New keys: a consent by the old ones is asked for again.
start duel
mkdir anew && ends 0 keygen anew/anna --name Anna --test
ends 0 submit c anew/anna.xml
ends 3 end c --draw
consents end.xml anna bert
ends 3 roster c --join anew/anna.xml
ends 0 consent c c/inbox/roster.xml --key anew/anna.key --out anna.xml
ends 0 submit c anna.xml
consents roster.xml bert anna
ends 0 roster c --at 2026-01-03T00:00:00Z
tells 'the consent of anna to end.xml is void: it is not by the keys that the roster has now'
letter_says anna turn-1 'end.xml waits for your consent again'
letter bert turn-1 | grep -q 'waits for your consent again' && fail "bert is asked again"
is "what waits" "$(files c/inbox)" "consents/end-bert.xml end.xml"
ends 3 end c --at 2026-01-04T00:00:00Z
tells 'waiting for anna: consent to end.xml'
ends 0 consent c c/inbox/end.xml --key anew/anna.key --out anna.xml
ends 0 submit c anna.xml
ends 0 end c --at 2026-01-04T00:00:00Z
proven
done_testing
