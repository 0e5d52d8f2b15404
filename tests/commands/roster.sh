#!/bin/sh
# size: default
# The roster changes in the middle: newcomers, those who go, new keys, another
# host, deputies, terms, switches. Who is replaced agrees here; displaced.sh has
# what becomes of who does not.
. "$srcdir/tests/commands/exchange.sh"

# What answers the step that is open.
section() { # side, plan
    step=$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' c/turn.xml)
    plan=
    [ "$step" = I ] && plan="<plan value=\"$2\"/>"
    echo "<orders side=\"$1\" step=\"$step\">$plan</orders>"
}

consents() { # ids
    for id; do
        ends 0 consent c c/inbox/roster.xml --key "keys/$id.key" --from "$id" \
            --out "consent-$id.xml"
        ends 0 submit c "consent-$id.xml"
    done
}

play() { # who commands the badgers
    send anna "$(section hedgehogs push)"
    send "$1" "$(section badgers scout)"
    ends 0 lock c
    answer anna "$1"
    ends 0 process c
}

# carl, and new keys of anna
spare_keys carl anna2
mkdir new
registers_as anna2 anna new/anna.xml

start duel
cp -r c begun
first=$(digest c/roster.xml)

# what is no change, or no good one
refused 'file unreadable' roster c
refused 'exchange roster' roster c --due P7D
refused 'trust stranger' roster c --leave carl
refused 'trust stranger' roster c --side carl=badgers
refused 'file unknown-reference' roster c --side anna=foxes
refused 'file bad-value' roster c --side anna:badgers
refused 'file bad-value' roster c --due soon
refused 'file missing-element' roster c --leave bert
refused 'file unknown-reference' roster c --option wint=off
refused 'trust not-his-office' roster c --side umpire=hedgehogs
refused 'trust not-his-office' roster c --due P3D --key keys/anna.key
refused 'trust key-twice' roster c --join new/anna.xml --join keys/anna2.xml
[ -e c/inbox/roster.xml ] && fail "a refused roster was drawn up"

# terms and a switch
ends 3 roster c --due P3D --missing absent=1 --changes most --option wind=off \
    --deputy anna=badgers
tells 'the time for a sheet is P3D, not P7D'
tells 'option wind is off, not as the rulebook has it'
tells 'anna becomes deputy for badgers'
tells 'waiting for anna: consent to roster.xml'
tells 'waiting for bert'
consents anna
cp consent-anna.xml old.xml
refused 'exchange replaced' roster c --due P4D
ends 3 roster c --due P4D --accept "$(word)"
refused 'trust other-text' submit c old.xml
ends 3 roster c --due P3D --missing absent=1 --changes most --option wind=off \
    --deputy anna=badgers
consents anna bert
play bert
[ -f c/inbox/roster.xml ] || fail "an exchange threw the roster away"
send anna "$(section hedgehogs push)"
send bert "$(section badgers scout)"
ends 0 lock c
refused 'trust lock-open' roster c
answer anna bert
ends 0 process c
# What they consented to is what follows the roster in force until its time,
# whatever is played before.
ends 0 show c
tells 'roster.xml, digest'
tells 'has the consents that it needs'
grep -q ' entry=' c/inbox/roster.xml && fail "it is bound to an entry"
ends 0 roster c
tells 'turn 3: roster'
sound
says "previous=\"$first\"" c/roster.xml
says "game=\"$first\"" c/roster.xml
says '<option by="anna bert umpire" entry="3" name="wind" value="off">' c/turn.xml
says 'From now on the time for a sheet is P3D, not P7D.' c/log.txt
says 'The roster changes, with the consent of anna, bert, umpire' c/log.txt
is "the inbox" "$(files c/inbox)" ""
[ -f "$(letter_to anna)/roster.xml" ] || fail "the roster is not mailed"
ends 0 show c
tells 'due'

# a newcomer in the place of one who leaves: bert and carl are asked, and anna is
# enough beside the umpire
ends 0 submit c keys/carl.xml
ends 3 roster c --join keys/carl.xml --leave bert --side carl=badgers
tells 'bert leaves'
tells 'carl joins with the keys'
tells 'carl takes command of badgers'
tells 'waiting for anna'
tells 'waiting for carl'
tells 'waiting for bert: consent to roster.xml, or until'
tells 'carl must be among them'
consents carl bert
ends 3 roster c
tells 'waiting for anna'
consents anna
ends 0 roster c
sound
[ -e c/participants/bert.xml ] && fail "bert is still there"
[ -f c/participants/carl.xml ] || fail "carl is not there"
[ -f c/consents/roster-carl.xml ] || fail "carl's consent is not there"
[ -f "$(letter_to carl)/module.xml" ] || fail "the newcomer got no module"
echo berthier-memory/1 >keys/carl.memory
refused 'trust stranger' sign c draft-bert.xml --key keys/bert.key
play carl

# new keys: consented to with both
ends 3 roster c --join new/anna.xml
tells 'anna has new keys'
tells 'waiting for anna: consent to roster.xml by the keys of the roster in force, or until'
ends 0 consent c c/inbox/roster.xml --key keys/anna.key --out former.xml
ends 0 submit c former.xml
[ -f c/inbox/consents/roster-anna.former.xml ] || fail "it counts for the new keys"
cp keys/anna2.key keys/anna.key
cp keys/anna2.dice keys/anna.dice
echo berthier-memory/1 >keys/anna.memory
consents anna carl
ends 0 roster c
sound
play carl

# another host: the new one makes the entry
spare_keys dora
ends 3 roster c --join keys/dora.xml --host dora --leave umpire
tells 'the host is dora, not umpire'
tells 'waiting for umpire: consent to roster.xml, or until'
tells 'when one comes: berthier submit c FILE, and when all have come dora makes the entry, in this folder or a clone of it: berthier roster c --key dora.key'
consents anna carl umpire
refused 'trust not-his-office' roster c --key keys/carl.key
# What the old host does next: nothing but what dora does, by her key.
ends 0 show c
cp out shown
tells 'next: roster.xml has the consents that it needs, and umpire locks nothing any more; dora makes the entry, in this folder or a clone of it: berthier roster c --key dora.key'
silent_about 'berthier lock'
silent_about 'umpire.key'
line=$(sed -n 's/^next: .*: berthier \(roster .*\)$/\1/p' shown)
mkdir hers && cp -r c keys/dora.* hers/
# shellcheck disable=SC2086 # its words
(cd hers && "$berthier" $line >../out 2>&1) || fail "what is next for dora: $line, $(cat out)"
ends 0 roster c --key keys/dora.key
silent_about 'locks nothing'
is "git status" "$(git -C c status --porcelain)" ""
git -C c -c gpg.format=ssh -c gpg.ssh.allowedSignersFile=allowed_signers \
    verify-commit HEAD 2>good || fail "verify-commit: $(cat good)"
says 'signature for dora@berthier.invalid' good
git -C c -c gpg.format=ssh -c gpg.ssh.allowedSignersFile=allowed_signers \
    verify-commit HEAD~1 2>good || fail "the former host is forgotten"
says 'signature for umpire@berthier.invalid' good
refused 'trust not-his-office' lock c
echo berthier-memory/1 >keys/dora.memory
BERTHIER_KEY=keys/dora.key
play carl
ends 0 process c --out again
tells identical

ends 0 audit c
# New keys and new hosts stand apart in what it says of people.
tells 'bert, Bert (badgers), entry 0 to 3'
tells 'umpire, Umpire (host), entry 0 to 7'
tells 'anna, Anna (hedgehogs, deputy of badgers), entry 3 to 5'
tells 'anna, Anna (hedgehogs, deputy of badgers), entry 6 to 9'
tells 'dora, Dora (host), entry 8 to 9'
made_again c roster exchange

# he may also draw it up and collect, when the old host is gone
rm -rf c && mv begun c && forget
echo berthier-memory/1 >keys/dora.memory
cp "$top"/tests/keys/anna.* keys/
BERTHIER_KEY=keys/dora.key
refused 'trust not-his-office' roster c --due P3D
ends 3 roster c --join keys/dora.xml --host dora --leave umpire
consents anna
ends 0 consent c c/inbox/roster.xml --key keys/bert.key --out consent-bert.xml
ends 0 submit c consent-bert.xml
ends 0 roster c
tells 'turn 1: roster'
ends 0 audit c

# a roster that follows another is refused when it is made
ends 3 roster c --due P1D
sed "s/ previous=\"[0-9a-f]*\"/ previous=\"$zeros\"/" c/inbox/roster.xml >r.xml
cp r.xml c/inbox/roster.xml
refused 'trust wrong-roster' roster c
rm c/inbox/roster.xml
ends 3 roster c --due P1D
sed "s/ test=/ state=\"$zeros\"&/" c/inbox/roster.xml >r.xml
cp r.xml c/inbox/roster.xml
refused 'file missing-attribute' roster c
tells 'a roster names game and previous, the entry that it is for and its state'
entry=$(($(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' c/turn.xml) + 1))
sed "s/ game=/ entry=\"$entry\"&/" r.xml >c/inbox/roster.xml
refused 'trust wrong-state' roster c
ends 3 roster c --due P1D
cp c/inbox/roster.xml r.xml
sed "s/ preset=\"duel\"/ preset=\"table\"/" r.xml >c/inbox/roster.xml
refused 'trust wrong-roster' roster c
done_testing
