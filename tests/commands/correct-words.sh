#!/bin/sh
# Corrections in the words of the game, in every ruleset: a form, what it says
# taken back, moves of all who stand together, findings at the umpire's lines.
. "$srcdir/tests/commands/exchange.sh"

lines() { # a text draft
    { echo "reason the map was misread" && cat; } >slip.txt
}

# What is refused of the draft, exactly; the first line is the reason.
refuses() { # what berthier says
    cat >wanted
    ends 1 correct "$dir" --file slip.txt --key "$key"
    grep refused err >told
    cmp -s told wanted || {
        diff wanted told
        fail "the findings are others"
    }
    [ ! -e "$dir/inbox/correction.xml" ] || fail "it was drawn up"
}

drawn_up() { # an edit, as the document has it
    grep -qF -- "$1" "$dir/inbox/correction.xml" && return
    cat "$dir/inbox/correction.xml"
    fail "the document has not: $1"
}

# The form of a ruleset is a draft that says nothing; each value in it stands, and
# what it offers to take back is taken.
a_good_form() { # lines at most
    ends 0 correct "$dir" --form --out form.txt
    tells 'next: write the correction into it, then: '
    [ "$(wc -l <form.txt)" -le "$1" ] || fail "$(wc -l <form.txt) lines"
    ends 1 correct "$dir" --file form.txt --key "$key"
    tells "says no reason: a line 'reason TEXT'"
    tells 'the correction changes nothing'
    ends 0 correct "$dir" --form --all
    cp out all.txt
    sed '/^## What entry/,/^## the game/d' all.txt |
        sed -n 's/^# \(set .*\)/\1/p' >values.txt
    [ "$(wc -l <values.txt)" -gt 5 ] || fail "no values in the form"
    lines <values.txt
    ends 1 correct "$dir" --file slip.txt --key "$key"
    grep refused: err | grep -v 'stands so already \[file bad-value\]' &&
        fail "a value of the form does not stand"
    return 0
}

# ---- the toy ruleset, to the entry -------------------------------------------
dir=c
key=keys/umpire.key
start duel
refused 'file unreadable' correct c
tells 'berthier correct c --form'
ends 64 correct c --form --file slip.txt
ends 64 correct c --piece h1
a_good_form 190
says '# move band h1 to ' form.txt
says '# strength of band h1 ' form.txt
refused 'file unknown-reference' correct c --form --piece nobody
ends 0 correct c --form --piece "Old Bristle"
says '# set band h1 name="Old Bristle"'
says '## set band h1 tired=...: yes or no; unset now'

# everything wrong at once, at its line, in the umpire's words
lines <<TEXT
move band "Old Brisle" to 0203
move band h1 to nowhere
move household hedgehogs to 0203
set band h1 tird yes
set band h1 strength lots
set band h1 watch=2 pace=x
set bnad h1 tired yes
set game watch 2 from 3
set band h1 tired unset
set band h1 pace unset
strength of household hedgehogs 3
add pile 3
add bandit 3
remove band h7
remove
shift band h1 to 0203
standing hedgehog if-beaten hold
standing hedgehogs if-beaten stay
standing hedgehogs chas yes
reason again
case 4.99
case [trust wrong-key]
entry 7
TEXT
refuses <<'FINDINGS'
slip.txt:2: refused: there is no band 'Old Brisle'; did you mean 'Old Bristle' (h1)? [file unknown-reference]
slip.txt:3: refused: hex 'nowhere' is not a hex of four digits, 0101 to 9999 [file bad-value]
slip.txt:4: refused: a household has no place that it could move to; what has one: band [file text-line]
slip.txt:5: refused: a band has no 'tird'; did you mean 'tired'? [file unknown-attribute]
slip.txt:6: refused: strength 'lots' is not a number from 0 to 9999 [file bad-value]
slip.txt:7: refused: a band has no 'watch'; it has called, family, hex, id, moved, name, pace, scuffled, strength, tired [file unknown-attribute]
slip.txt:7: refused: pace 'x' is not a number from 0 to 9999 [file bad-value]
slip.txt:8: refused: the game has no kind of record 'bnad'; did you mean 'band'? [file unknown-reference]
slip.txt:9: refused: watch of the game is '1', not '3' [file bad-value]
slip.txt:10: refused: tired of band h1 is unset already [file bad-value]
slip.txt:11: refused: pace must be a number from 0 to 9999 [file bad-value]
slip.txt:12: refused: a household has no strength [file text-line]
slip.txt:13: refused: 'pile' lacks its hex: pile apples hex [file missing-attribute]
slip.txt:14: refused: the game has no kind of record 'bandit'; did you mean 'band'? [file unknown-reference]
slip.txt:15: refused: there is no band 'h7'; there is 'Old Bristle' (h1), 'The Aunts' (h2), 'Little Spines' (h3), 'Brock' (b1), 'The Diggers' (b2), 'Stripe' (b3) [file unknown-reference]
slip.txt:16: refused: the line goes: remove KIND ID [file text-line]
slip.txt:17: refused: a line of a correction does not begin with 'shift'; it begins with one of set, move, strength, remove, add, standing, reason, case, entry [file text-line]
slip.txt:19: refused: value 'stay' is not one of ask, hold, back [file bad-value]
slip.txt:20: refused: no standing order is named; did you mean 'chase'? [file unknown-element]
slip.txt:21: refused: 'reason' stands twice [file duplicate]
slip.txt:22: refused: the rulebook has no case '4.99'; near it are 4.1 moves, 4.2 moves of the second family [file unknown-reference]
slip.txt:23: refused: '[trust wrong-key]': what was played wrongly is one case of the rulebook or of the base game [file bad-value]
slip.txt:24: refused: the form is for entry 7; entry 1 is next: `berthier correct --form` writes one for it [trust wrong-exchange]
FINDINGS

# what is right becomes the document of today, agreed to and entered
consents() { # keys, ids
    keys=$1
    shift
    for id; do
        ends 0 consent "$dir" "$dir/inbox/correction.xml" \
            --key "$keys/$id.key" --out "consent-$id.xml"
        ends 0 submit "$dir" "consent-$id.xml" --key "$key"
    done
}
game_of_turn() { # tag
    git -C "$dir" show "$1:turn.xml" | sed -n '/<[a-z-]*-game /,/<\/[a-z-]*-game>/p'
}
lines <<TEXT
  and nobody saw it
case I
move band "Old Bristle" to 0203
set band Bristle tired yes from unset
strength of band h1 from=3
TEXT
ends 1 correct c --file slip.txt
tells 'slip.txt:6: refused: '
sed '$d' slip.txt >other.txt
grep '^entry ' form.txt >>other.txt
cat >>other.txt <<TEXT
strength of band h1 7
set household hedgehogs apples=2 plan=unset
standing hedgehogs if-beaten hold
remove pile 0303
TEXT
ends 3 correct c --file other.txt
drawn_up ' reason="the map was misread and nobody saw it" '
# the form's entry is that before which it is drawn up, not the only one that
# it may be
drawn_up ' until="'
grep -q '<correction [^>]* entry=' "$dir/inbox/correction.xml" && fail "it is bound to its form's entry"
drawn_up '<change field="tired" of="band" piece="h1" to="yes"></change>'
drawn_up 'of="band" piece="h1" to="0203"></change>'
drawn_up '<standing side="hedgehogs">'
drawn_up '<change field="apples" from="0" of="household" piece="hedgehogs" to="2"></change>'
consents keys anna bert
ends 0 correct c --at 2026-01-03T00:00:00Z
sound
ends 0 audit c

says 'Corrected: the standing order of hedgehogs is if-beaten hold.' c/log.txt
grep -A2 '<standing side="hedgehogs">' c/turn.xml | grep -q '<if-beaten value="hold">' ||
    fail "the standing order is not in force"

# what an entry has changed, the form takes back
a_good_form 190
says '## What entry 1 has changed' form.txt
says '# add pile 4 0303' form.txt
says '# standing hedgehogs if-beaten ask' form.txt
sed -n '/^## What entry/,/^## the game/s/^# //p' all.txt | lines
ends 3 correct c --file slip.txt
consents keys anna bert
ends 0 correct c --at 2026-01-04T00:00:00Z
sound
game_of_turn turn-0000 | sort >before.txt
game_of_turn turn-0002 | sort | diff before.txt - || fail "it is not taken back"
ends 0 audit c

# ---- Waterloo: a force is all that stand in it ------------------------------
berthier=$builddir/berthier
dir=demo
key=wkeys/umpire.key
cp -r "$srcdir/samples/waterloo/keys" wkeys && chmod -R u+w wkeys
BERTHIER=$berthier sh "$srcdir/samples/demo" demo >demo.log 2>&1 ||
    fail "no demo: $(cat demo.log)"
a_good_form 191
says '# move force ' form.txt
lines <<TEXT
case 7c
move force Reille to 1217
strength of unit foy 2
set army french lost-sp 34
set force derlon moved yes
set game weather rain
add force fr-durutte french
set unit durutte force=fr-durutte
move unit durutte to 1017
TEXT
ends 3 correct demo --file slip.txt --key $key
for piece in leader/reille leader/girard unit/fr-bachelu unit/fr-jerome \
    unit/fr-girard unit/fr-foy unit/fr-pire; do
    drawn_up "<change field=\"hex\" from=\"1215\" of=\"${piece%/*}\" piece=\"${piece#*/}\" to=\"1217\"></change>"
done
drawn_up '<change field="force" from="derlon" of="unit" piece="fr-durutte" to="fr-durutte"></change>'
drawn_up '<change field="hex" from="1015" of="unit" piece="fr-durutte" to="1017"></change>'
# ... and is said back in the same verbs, with the names and what stood there
cat >wanted <<'LINES'
  move force reille and all with it to 1217, was 1215
  strength of unit fr-foy (9th Division Foy) 2, was 3
  set army french (Army of the North) lost-sp 34, was 33
  set force derlon (Drouet d'Erlon) moved yes, was unset
  set game weather rain, was mud
  add force fr-durutte french
  set unit fr-durutte (4th Division Durutte) force fr-durutte (4th Division Durutte), was derlon (Drouet d'Erlon)
  move unit fr-durutte (4th Division Durutte) to 1017, was 1015
LINES
said_back() {
    sed -n '/^correction: /,/^correction.xml /p' out | sed '1d;$d' >told
    cmp -s told wanted || {
        diff wanted told
        fail "it is said back otherwise"
    }
}
said_back
tr '\n' ' ' <demo/outbox/french/consent-correction-13/body.txt | tr -s ' ' |
    grep -qF "$(sed -n 1p wanted | sed 's/^ *//') strength of unit" ||
    fail "the letter says otherwise"
rm demo/inbox/correction.xml
lines <<TEXT
case 10.5.7z
move leader reille to 0721
move force nobody to 0721
set force Reile moved yes
move unit durutte to 1017
move leader durutte to 1017
strength of unit Foyy 3
set army frensh ap 4
set army french app 4
move force Reille to "Quatre Bas"
standing frensh initiative first
standing french initative first
TEXT
refuses <<'FINDINGS'
slip.txt:2: refused: the rulebook has no case '10.5.7z'; near it are 10.5.7a Battle in two steps, 10.5.7b Bombardment column shift, 10.5.7c Cavalry differential modifies both bombardments, 10.5.7d Cavalry superiority, all counted, 10.5.7e Cavalry ratio and table, 10.5.7f One side without cavalry [file unknown-reference]
slip.txt:3: refused: leader 'reille' leads force 'reille', and 6 others stand in it: 'move force reille to PLACE' moves all of them [file text-line]
slip.txt:4: refused: there is no force 'nobody' [file unknown-reference]
slip.txt:5: refused: there is no force 'Reile'; did you mean 'Reille' (reille)? [file unknown-reference]
slip.txt:6: refused: unit 'fr-durutte' moves with force 'derlon', and 6 others stand in it: 'move force derlon to PLACE' moves all of them; by itself it goes behind the lines 'add force fr-durutte french' and 'set unit fr-durutte force=fr-durutte' [file text-line]
slip.txt:7: refused: leader 'durutte' moves with force 'derlon', and 6 others stand in it: 'move force derlon to PLACE' moves all of them; by itself it goes behind the lines 'add force durutte french leader=durutte' and 'set leader durutte force=durutte' [file text-line]
slip.txt:8: refused: there is no unit 'Foyy'; did you mean '9th Division Foy' (fr-foy)? [file unknown-reference]
slip.txt:9: refused: there is no army 'frensh'; did you mean 'Army of the North' (french)? [file unknown-reference]
slip.txt:10: refused: an army has no 'app'; did you mean 'ap'? [file unknown-attribute]
slip.txt:11: refused: hex 'Quatre Bas' is not known here; did you mean 'Quatre Bras' (1212)? [file unknown-reference]
slip.txt:12: refused: 'frensh' is no side; there is 'French' (french), 'Coalition' (coalition) [file unknown-reference]
slip.txt:13: refused: no standing order is named; did you mean 'initiative'? [file unknown-element]
FINDINGS
# Any case that the log prints is taken; one of another ruleset is refused with
# those near it.
grep -o '\[rule [^],]*\]\|\[base [^],]*\]' demo/log.txt | sort -u >printed
[ "$(wc -l <printed)" -gt 20 ] || fail "the log prints few cases"
shuf -n 8 --random-source=printed printed >cases
printf '%s\n' '[base forage]' I.b2 >>cases
while read -r case; do
    echo "set game weather rain" | lines
    echo "case $case" >>slip.txt
    ends 3 correct demo --file slip.txt --key $key
    grep -q '<correction case="' demo/inbox/correction.xml ||
        fail "$case is no case"
done <cases
sed -n '/^## What entry/,/^## the game/s/^# //p' all.txt | lines
ends 3 correct demo --file slip.txt --key $key
consents wkeys french coalition
ends 0 correct demo --key $key --at 2015-07-01T00:00:00Z
game_of_turn turn-0011 | sort >before.txt
game_of_turn turn-0013 | sort | diff before.txt - ||
    fail "the exchange is not taken back"
ends 0 audit demo

# ---- Europe: names of several words, records without a name of their own ----
. "$srcdir/tests/golden/europe-months/lib.sh" # its trap clears its scratch

begin_campaign
key=$keys/umpire.key
a_good_form 190
lines <<TEXT
case 10.3.1a
set power France money 41
move corps fr-1 to Paris
strength of corps fr-1 infantry 3
move leader Napoleon to fr-2
move fleet fr-f1 to "off Brest"
remove war Great Britain Spain
remove alliance fr sp
set minor Hanover controller Russia
set garrison Paris militia 4
TEXT
ends 3 correct "$dir" --file slip.txt --key "$key"
drawn_up '<change field="money" from="40" of="power" piece="fr" to="41"></change>'
drawn_up '<change field="with" from="fr-guard" of="leader" piece="napoleon" to="fr-2"></change>'
drawn_up '<remove of="war" piece="gb sp"></remove>'
drawn_up '<remove of="alliance" piece="fr"></remove>'
cat >wanted <<'LINES'
  set power fr (France) money 41, was 40
  move corps fr-1 (I Corps) to a438 (Paris), was a301 (Hanover)
  strength of corps fr-1 (I Corps) infantry 3, was 12
  move leader napoleon to fr-2 (II Corps), was fr-guard (Imperial Guard)
  move fleet fr-f1 (FR Fleet I) to b427 (off Brest), was p427 (Brest)
  remove war gb sp (Great Britain Spain)
  remove alliance fr (France Spain)
  set minor hanover controller ru (Russia), was fr (France)
  strength of garrison a438 (Paris France) militia 4, was 3
LINES
said_back
rm "$dir/inbox/correction.xml"
lines <<TEXT
strength of corps fr-1 3
move corps "I Corps" to Paris
move power fr to Paris
set war France Great Britain since 2
strength of corps fr-1 infantery 3
set minor Hanover controller Rusia
move corps fr-1 to Pariss
case 10.5.7k
TEXT
ends 1 correct "$dir" --file slip.txt --key "$key"
tells "slip.txt:2: refused: a corps has several strengths: "
tells "slip.txt:3: refused: corps 'I Corps' may be 'I Corps' (fr-1), "
tells "slip.txt:4: refused: a power has no place that it could move to; "
tells "slip.txt:5: refused: there is no war 'France Great Britain'"
tells "slip.txt:6: refused: a corps has several strengths: "
tells "; did you mean 'infantry'?"
tells "slip.txt:7: refused: controller 'Rusia' is not known here; did you mean 'Russia' (ru)?"
tells "slip.txt:8: refused: at 'Pariss' is not known here; did you mean 'Paris' (a438)?"
tells "slip.txt:9: refused: the rulebook has no case '10.5.7k'; near it are "
is "refusals" "$(grep -c refused: err)" 8
done_testing
