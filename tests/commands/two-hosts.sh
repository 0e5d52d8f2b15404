#!/bin/sh
# Two hosts of one campaign: a new one in a clone and the old one both make the
# same entry, and each history proves to be good. Every memory says which it
# knows, and what shows both is laid out (trust ids two-histories, other-head).
. "$srcdir/tests/commands/exchange.sh"

section() { # campaign, side, plan
    step=$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' "$1/turn.xml")
    plan=
    [ "$step" = I ] && plan="<plan value=\"$3\"/>"
    echo "<orders side=\"$2\" step=\"$step\">$plan</orders>"
}

send_both() {
    send anna "$(section c hedgehogs push)"
    send bert "$(section c badgers scout)"
}

# A sheet for whichever campaign.
drafts() { # campaign, id, side
    number=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' "$1/turn.xml")
    printf '<sheet exchange="%d" from="%s" game="%s" state="%s" version="1">\n%s\n</sheet>\n' \
        $((number + 1)) "$2" "$(game_of "$1")" "$(state_of "$1")" \
        "$(section "$1" "$3" push)" >"draft-$2.xml"
}

# One exchange, and carl among the participants: he commands nothing.
begun() { # preset, options
    start "$@"
    rm -rf clone hers his carls kept kept2
    rm -f keys/*.turn.xml keys/*.handover.xml keys/*.lock.xml keys/*.answer.xml
    echo berthier-memory/1 >keys/carl.memory
    send_both
    [ "$1" = umpire ] || {
        ends 0 lock c --at 2026-01-01T18:00:00Z
        answer anna bert
    }
    ends 0 process c --at 2026-01-01T18:00:00Z
    ends 3 roster c --join keys/carl.xml
    for id in anna bert carl; do
        ends 0 consent c c/inbox/roster.xml --key "keys/$id.key" --out consent.xml
        ends 0 submit c consent.xml
    done
    ends 0 roster c --at 2026-01-02T00:00:00Z
    tells 'turn 2: roster'
    cp -r c clone
}

# carl draws up, in the clone, that he hosts.
draws_up() { # options
    ends 3 roster clone --host carl --key keys/carl.key "$@"
    tells 'the host is carl, not umpire'
    cp clone/inbox/roster.xml handover.xml
}

agrees() { # id, options
    id=$1
    shift
    ends 0 consent clone handover.xml --key "keys/$id.key" --out consent.xml "$@"
    ends 0 submit clone consent.xml --key keys/carl.key
}

spare_keys carl

# The umpire seems to be gone with the sheets of exchange 3; carl goes on.
begun umpire
send_both
draws_up
agrees anna
grep -q "^handover $(game_of c) 3 $(digest handover.xml) $(state_of c)\$" \
    keys/anna.memory || fail "the handover is not remembered"
cmp -s handover.xml keys/anna.handover.xml || fail "the roster is not kept"
agrees bert
cp -r clone kept2
ends 0 roster clone --key keys/carl.key
tells 'turn 3: roster'
ends 0 process c
tells 'turn 3'
ends 0 audit c
ends 0 audit clone

# anna has seen carl's, and is shown the umpire's.
drafts clone anna hedgehogs
ends 0 sign clone draft-anna.xml --key keys/anna.key --out hers
grep -q "^host $(game_of c) 3 carl\$" keys/anna.memory ||
    fail "the new host is not remembered"
drafts c anna hedgehogs
cp keys/anna.memory before
refused 'trust two-histories' sign c draft-anna.xml --key keys/anna.key --out his
tells "entry 3 by 'umpire' is not the entry 3 by 'carl' that this memory knows, state $(state_of clone | cut -c 1-12)"
tells "ask 'umpire' and 'carl' which that is"
tells '. --accept two-histories-3 goes on in spite of it'
cmp -s keys/anna.memory before || fail "a refusal is remembered"
[ -e his/anna-4-1.xml ] && fail "a sheet was signed"
tells 'his/anna-4-proof: note: holds what shows two histories'
says 'That convicts nobody' his/anna-4-proof/proof.txt
says 'berthier verify roster.xml THIS-FOLDER' his/anna-4-proof/proof.txt
ends 0 verify c/roster.xml his/anna-4-proof
tells "two histories: entry 3 by 'carl', $(state_of clone), and by 'umpire', $(state_of c); which goes on is for the participants to say [trust two-histories]"
# One byte less of it proves nothing.
cp -r his/anna-4-proof forged
cp forged/1-turn.xml forged/2-turn.xml
refused 'trust no-proof' verify c/roster.xml forged
# A document of his history is asked about as well.
ends 3 roster c --due P9D
refused 'trust two-histories' consent c c/inbox/roster.xml --key keys/anna.key

# Each history says of the other's turn that it is another.
for pair in "c clone umpire carl" "clone c carl umpire"; do
    # shellcheck disable=SC2086
    set -- $pair
    refused 'trust two-histories' verify "$1" "$2/turn.xml"
    tells "another history: the turn of entry 3 is by '$4' as host, and here '$3' is host then"
    rm -rf laid
    ends 1 verify "$1" "$2/turn.xml" --proof laid
    ends 0 verify "$1/roster.xml" laid
    tells 'two histories: entry 3'
done
ends 0 verify clone clone/turn.xml

# bert has consented, and has not seen carl's: his memory knows the roster.
drafts c bert badgers
refused 'trust two-histories' sign c draft-bert.xml --key keys/bert.key --out his
tells "entry 3 by 'umpire' is not the entry 3 by 'carl' to which you have consented, roster $(digest handover.xml | cut -c 1-12): ask 'carl' whether he has made it"
says "a memory knows a consent to roster $(digest handover.xml), by which entry 3 is the first of 'carl'" his/bert-4-proof/proof.txt
says 'The files alone do not prove it' his/bert-4-proof/proof.txt
# All agreed otherwise: once is enough, and carl's is now the other one.
ends 0 sign c draft-bert.xml --key keys/bert.key --out his --accept two-histories-3
says ' accepts="two-histories-3"' his/bert-4-1.xml
ends 0 sign c draft-bert.xml --key keys/bert.key --out his
drafts clone bert badgers
refused 'trust two-histories' sign clone draft-bert.xml --key keys/bert.key --out other
tells "entry 3 by 'carl' is not the entry 3 by 'umpire' that this memory knows"

# carl, who has seen the umpire's entry 3, makes no other of that number.
rm -rf clone
cp -r kept2 clone
cat >>keys/carl.memory <<END
state $(game_of c) 3 $(state_of c)
host $(game_of c) 0 umpire
END
refused 'trust two-histories' roster clone --key keys/carl.key
tells "entry 3 by 'umpire' is known to this memory, state $(state_of c | cut -c 1-12), and here another entry 3 would be made: fetch the turns from 'umpire'"
is "entries" "$(git -C clone rev-list --count HEAD)" 3
# Nor does he consent to it: the document goes on from an older head.
refused 'trust other-head' consent clone handover.xml --key keys/carl.key
tells "'carl' would host from turn 2, state"
tells "and your memory knows turn 3, state $(state_of c | cut -c 1-12) by 'umpire': send 'carl' that turn and ask him to draw the document up on it (berthier roster DIR --host carl)"
# What lies in the folder says it to who has no memory of it.
refused 'trust other-head' consent c handover.xml --key keys/umpire.key
tells "the head here is turn 3, state $(state_of c | cut -c 1-12): ask 'carl' to draw it up on turn 3 (berthier roster DIR --host carl)"

# The umpire hands over with his own consent.
begun umpire --changes most
send_both
draws_up
agrees anna
agrees carl
agrees bert
agrees umpire
# Then entry 3 is no more his to make.
cp -r c kept
refused 'trust two-histories' process c
tells "you have consented that entry 3 hands the campaign over to 'carl', and it is his to make"
refused 'trust two-histories' end c --draw
ends 0 roster clone --key keys/carl.key
tells 'turn 3: roster'
ends 0 audit clone
tells 'entries'
[ -f clone/consents/roster-umpire.xml ] || fail "his consent is not in the entry"
# His memory thrown away he makes it all the same, and anna sees both.
echo berthier-memory/1 >keys/umpire.memory
ends 0 process c
echo berthier-memory/1 >keys/anna.memory
rm -f keys/anna.sheet.xml
drafts c anna hedgehogs
ends 0 sign c draft-anna.xml --key keys/anna.key --out his3
drafts clone anna hedgehogs
refused 'trust two-histories' sign clone draft-anna.xml --key keys/anna.key --out carls
says 'he broke' carls/anna-4-proof/proof.txt
ends 0 verify clone/roster.xml carls/anna-4-proof
tells "'umpire' had consented to hand it over to 'carl', by 'umpire' [trust two-histories]"
tells 'proof of cheating'
ends 0 verify clone carls/anna-4-proof
# Without his consent it convicts nobody.
rm carls/anna-4-proof/3-consent.xml
ends 0 verify clone/roster.xml carls/anna-4-proof
tells 'which goes on is for the participants to say'
silent_about 'proof of cheating'

# A consent that is taken back binds nobody.
begun umpire
send_both
draws_up
agrees umpire
refused 'trust two-histories' process c
ends 0 consent handover.xml --key keys/umpire.key --withdraw --out back.xml
ends 0 process c
tells 'turn 3'

# A duel: both have answered the lock of exchange 3, and are asked before they
# agree that another makes entry 3 of it.
begun duel
draws_up
send_both
ends 0 lock c
answer anna bert
refused 'trust two-histories' consent clone handover.xml --key keys/anna.key
tells "'carl' would make entry 3, and you have answered the lock $(digest c/inbox/lock.xml >/dev/null; sed -n 's/^answer [0-9a-f]* 3 \(............\).*/\1/p' keys/anna.memory) of exchange 3"
agrees anna --accept two-histories-3
agrees bert --accept two-histories-3
ends 0 roster clone --key keys/carl.key
ends 0 process c
ends 0 audit c
ends 0 audit clone
drafts c anna hedgehogs
refused 'trust two-histories' sign c draft-anna.xml --key keys/anna.key --out hers
tells "entry 3 by 'umpire' is not the entry 3 by 'carl' to which you have consented"
drafts clone anna hedgehogs
ends 0 sign clone draft-anna.xml --key keys/anna.key --out hers

# And who has consented first answers no lock of the old host's.
begun duel
draws_up
agrees anna
send_both
ends 0 lock c
refused 'trust two-histories' answer c c/inbox/lock.xml --key keys/anna.dice
tells "you have consented that entry 3 hands the campaign over to 'carl', and this lock of exchange 3 is by 'umpire': ask 'carl' for his entry 3"
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --accept two-histories-3 --out mail
says ' accepts="two-histories-3"' mail/anna-3-answer.xml

# A closed book: the letters alone, without a history.
begun umpire --book closed
send_both
draws_up
agrees anna
agrees bert
ends 0 roster clone --key keys/carl.key
ends 0 process c
mkdir his carls
cp "$(letter_to anna)"/* his/
set -- clone/outbox/anna/turn-3
[ -d "$1" ] || fail "no letter of carl's"
cp "$1"/* carls/
drafts clone anna hedgehogs
ends 0 sign carls draft-anna.xml --key keys/anna.key --out hers
drafts c anna hedgehogs
refused 'trust two-histories' sign his draft-anna.xml --key keys/anna.key --out hers
tells "entry 3 by 'umpire' is not the entry 3 by 'carl' that this memory knows"
ends 0 verify his/roster.xml hers/anna-4-proof
tells 'two histories: entry 3'
refused 'trust two-histories' verify his carls/view-hedgehogs.xml
done_testing
