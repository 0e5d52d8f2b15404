#!/bin/sh
# size: default
# The umpire's correction: typed changes to named pieces, tried on the game,
# agreed to, told again until every commander has sent a sheet after it.
. "$srcdir/tests/commands/exchange.sh"

plans() {
    send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
    send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
}

consents() { # document, ids
    document=$1
    shift
    for id; do
        ends 0 consent c "$document" --key "keys/$id.key" --out "consent-$id.xml"
        ends 0 submit c "consent-$id.xml"
    done
}

slip() { # file: what stands in it
    printf '<correction case="4.1" reason="the map was misread" version="1">\n%s\n</correction>\n' \
        "$(cat)" >slip.xml
}

hex_of() { # band
    sed -n "s/.*<band .*hex=\"\([0-9]*\)\" id=\"$1\".*/\1/p" c/turn.xml
}

start duel
here=$(hex_of h1)
slip <<DRAFT
 <change piece="h1" of="band" field="hex" from="$here" to="0203"/>
 <change piece="hedgehogs" of="household" field="apples" from="0" to="2"/>
 <change field="watch" from="1" to="2"/>
DRAFT
ends 64 correct c --file slip.xml --restore 0
refused 'file unreadable' correct c
refused 'trust not-his-office' correct c --file slip.xml --key keys/anna.key

# what the draft names must be there, and stand as it says
refused_slip() { # id
    rule=$1
    slip
    refused "$rule" correct c --file slip.xml
    grep -q '^slip.xml:[23]: refused' err || fail "no line: $(cat err)"
}
refused_slip 'file unknown-reference' <<DRAFT
 <change piece="h9" field="hex" from="$here" to="0203"/>
DRAFT
refused_slip 'file unknown-attribute' <<DRAFT
 <change piece="h1" field="hexx" from="$here" to="0203"/>
DRAFT
says "did you mean 'hex'?" err
refused_slip 'file bad-value' <<DRAFT
 <change piece="h1" field="hex" from="0909" to="0203"/>
DRAFT
says "hex is '$here', not '0909'" err
refused_slip 'file bad-value' <<DRAFT
 <change piece="h1" field="hex" from="$here" to="in the wood"/>
DRAFT
refused_slip 'file bad-value' <<DRAFT
 <change piece="h1" field="hex" from="$here"/>
DRAFT
refused_slip 'file unknown-element' <<DRAFT
 <add><bandit id="h7"/></add>
DRAFT
refused_slip 'file missing-attribute' <<DRAFT
 <add><pile apples="2"/></add>
DRAFT
refused_slip 'file unknown-element' <<DRAFT
 <move piece="h1"/>
DRAFT
slip <<DRAFT
DRAFT
refused 'file missing-element' correct c --file slip.xml
# what the ruleset says of the game that results: two bands of one name
slip <<DRAFT
 <change piece="h1" field="id" from="h1" to="h2"/>
DRAFT
refused 'file duplicate' correct c --file slip.xml
sed 's/4.1/4.99/' slip.xml >other.xml
refused 'file unknown-reference' correct c --file other.xml
says 'the rulebook has no case' err
[ -e c/inbox/correction.xml ] && fail "a refused correction was drawn up"

# drawn up, agreed to, made
slip <<DRAFT
 <change piece="h1" of="band" field="hex" from="$here" to="0203"/>
 <change piece="h1" of="band" field="tired" to="yes"/>
 <change field="watch" from="1" to="2"/>
DRAFT
ends 3 correct c --file slip.xml
tells "  move band h1 (Old Bristle) to 0203, was $here"
tells 'waiting for anna: consent to correction.xml'
tells '[trust missing-consent]'
says "  move band h1 (Old Bristle) to 0203, was $here" c/outbox/bert/consent-correction-1/body.txt
[ -f c/outbox/bert/consent-correction-1/proposed-correction.xml ] || fail "the document is not mailed"
before=$(state_of c)
# the same again, later: the document that waits is it
cp c/inbox/correction.xml drawn.xml
ends 3 correct c --file slip.xml --at 2026-11-24T00:00:00Z
cmp drawn.xml c/inbox/correction.xml || fail "the same is drawn up anew"
ends 3 correct c --file slip.xml --until 2090-01-05T00:00:00Z

# a consent to another text, or by another hand
consents c/inbox/correction.xml anna
cp consent-anna.xml old.xml
sed 's/misread/upside down/' slip.xml >other.xml
refused 'exchange replaced' correct c --file other.xml
ends 3 correct c --file other.xml --accept "$(word)"
tells 'waiting for anna'
refused 'trust other-text' submit c old.xml
ends 3 correct c --file slip.xml --until 2090-01-05T00:00:00Z
ends 0 submit c old.xml
ends 0 consent c c/inbox/correction.xml --key keys/mallory.key --from bert \
    --out forged.xml
refused 'trust wrong-key' submit c forged.xml
ends 3 correct c
tells 'waiting for bert'
silent_about 'waiting for anna'
consents c/inbox/correction.xml bert

# not while a lock is open
plans
ends 0 lock c --at 2026-01-02T00:00:00Z
refused 'trust lock-open' correct c
refused 'trust lock-open' correct c --file slip.xml
rm c/inbox/lock.xml
sed '/^lock /d' keys/umpire.memory >memory && mv memory keys/umpire.memory

ends 0 correct c --at 2026-01-03T00:00:00Z
tells 'turn 1: correction'
sound
is "h1 stands in" "$(hex_of h1)" 0203
is "the turn names" "$(sed -n '1s/.* previous="\([0-9a-f]*\)".*/\1/p' c/turn.xml)" \
    "$before"
says 'Corrected: hex of band h1 is 0203' c/log.txt
says '[rule 4.1]' c/log.txt
says '<correction entry="1" reason="the map was misread" waits="anna bert">' \
    c/turn.xml
[ -f c/consents/correction-umpire.xml ] || fail "the umpire did not sign"
is "the inbox" "$(files c/inbox)" ""
tr '\n' ' ' <c/outbox/anna/turn-1/body.txt |
    grep -q 'Sheets answer the new turn alone' || fail "no word of sheets"
ends 0 verify c c/correction.xml c/consents/correction-anna.xml

# told in the next log, and gone with it
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 lock c --at 2026-01-04T00:00:00Z
answer anna bert
ends 0 process c
sound
says 'Corrected in entry 1: "the map was misread" (acknowledged by all' c/log.txt
grep -q '<correction' c/turn.xml && fail "the correction is told for ever"
ends 0 process c --out again
tells identical

# back to a former turn, by all
refused 'file missing-attribute' correct c --restore 1
refused 'exchange restored' correct c --restore 2 --reason x
refused 'exchange restored' correct c --restore 7 --reason x
refused 'file bad-value' correct c --restore one --reason x
ends 3 correct c --restore 0 --reason "we want the old map back"
tells 'back to turn 0'
consents c/inbox/correction.xml anna bert
says 'kind="restore"' consent-anna.xml
ends 0 correct c --at 2026-01-06T00:00:00Z
sound
is "h1 stands again in" "$(hex_of h1)" "$here"
says 'All go back to turn 0: "we want the old map back"' c/log.txt
is "turns" "$(git -C c tag | wc -l)" 4
plans
ends 0 lock c --at 2026-01-07T00:00:00Z
answer anna bert
ends 0 process c
sound

ends 0 audit c
made_again c correction exchange

# a majority, if the roster says so (majority.sh): the host is none of it
start duel --changes most
slip <<DRAFT
 <add><band id="h9" family="hedgehogs" hex="0203" name="Latecomers" pace="3" strength="2"/></add>
 <remove piece="h2"/>
DRAFT
ends 3 correct c --file slip.xml
consents c/inbox/correction.xml anna
ends 3 correct c --at 2026-01-03T00:00:00Z
consents c/inbox/correction.xml bert
ends 0 correct c --at 2026-01-03T00:00:00Z
is "the newcomer stands in" "$(hex_of h9)" 0203
is "he who went" "$(hex_of h2)" ""
sound
ends 0 audit c
# bert, silent, has not seen it: the next log says so
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
# ... but going back needs all
ends 3 correct c --restore 0 --reason "no"
silent_about 'enough'

# what waits for consents while an exchange is played still waits
rm c/inbox/correction.xml
ends 0 audit c
printf ' <change piece="h9" of="band" field="hex" from="0203" to="0204"/>' | slip
ends 3 correct c --file slip.xml
ends 0 lock c --at 2026-01-05T00:00:00Z
answer anna bert
ends 0 process c
[ -f c/inbox/correction.xml ] || fail "the correction waits no more"
done_testing
