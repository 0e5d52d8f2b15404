#!/bin/sh
# A locked exchange of which the program dies is made void: not upon the host's
# word, for whoever consents has tried it, and not by the host alone.
. "${srcdir:-.}/tests/commands/deadly.sh"

# Anna's order is deadly; everything is there, and process has died of it.
dead_exchange() { # preset, options of new
    use "$deadly"
    start "$@"
    rm -rf began
    mv c/outbox began
    bert_plans
    bert=$sheet
    anna_moves "${path-0301}"
    anna=$sheet
    if [ "$1" = table ]; then
        ends 0 submit c "${bert%.xml}.seal.xml" "${anna%.xml}.seal.xml"
    else
        ends 0 submit c "$bert" "$anna"
    fi
    if [ "$1" != umpire ]; then
        ends 0 lock c --at 2026-01-02T00:00:00Z
        [ "$1" != table ] || ends 0 submit c "$anna" "$bert"
        answer anna bert
    fi
    ends 2 process c --at 2026-01-02T00:00:00Z
    tells 'berthier void c --unplayable --reason TEXT'
    rm -rf c/outbox
}

# A player's home: the campaign as the last turn left it, and his letter.
home_of() { # who
    rm -rf "home-$1"
    git clone -q c "home-$1"
    cp c/outbox/"$1"/consent-void-1/*.xml "home-$1/"
}

# Consents at home, and the host takes it in.
consents() { # who, more arguments
    who=$1
    shift
    home_of "$who"
    ends 0 consent "home-$who" "home-$who/proposed-void.xml" --key "keys/$who.key" \
        --out "consent-$who.xml" "$@"
    tells 'cannot be played here: the program died ('
    ends 0 submit c "consent-$who.xml"
}

# Not while something is owed, not without a lock, not what can be played.
use "$deadly"
start duel
ends 1 void c --unplayable --reason "it dies"
tells '[trust no-lock]'
bert_plans
ends 0 submit c "$sheet"
anna_moves 0301
ends 0 submit c "$sheet"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer bert
ends 1 void c --unplayable --reason "it dies"
tells "what 'anna' owes is not there"
answer anna
ends 1 void c --unplayable --reason "it dies"
tells "what 'umpire' owes is not there"
tells "process adds the host's answer"
tells '[trust missing-answer]'
ends 2 process c
ends 1 void c --reason "it dies"
tells '--unplayable says so'
use "$mended"
refused 'trust playable' void c --unplayable --reason "it dies"
[ -e c/inbox/void.xml ] && fail "a document lies there all the same"

# Anna is accused: bert, who is neutral, tries and consents; she is told.
dead_exchange duel
ends 3 void c --unplayable --reason "it dies" --at 2026-01-03T00:00:00Z
tells 'exchange 1 cannot be played here: the program died ('
tells 'waiting for bert: consent to void.xml [trust missing-consent]'
silent_about 'waiting for anna'
says 'unplayable="orders/anna.xml"' c/inbox/void.xml
says 'That sheet is yours' c/outbox/anna/consent-void-1/body.txt
tr '\n' ' ' <c/outbox/anna/consent-void-1/body.txt |
    grep -q 'while it reads orders/anna.xml:6' || fail "anna is not told the line"
grep -q 'That sheet is yours' c/outbox/bert/consent-void-1/body.txt && fail "bert is accused"
for file in proposed-void.xml lock.xml orders-anna.xml orders-bert.xml \
    answers-anna.xml answers-bert.xml answers-umpire.xml; do
    [ -f "c/outbox/bert/consent-void-1/$file" ] || fail "bert does not get $file"
done
# Nothing without his own trial, and nothing if his program plays it.
home_of bert
refused 'trust unheld' consent home-bert/proposed-void.xml --key keys/bert.key --out consent.xml
use "$mended"
refused 'trust playable' consent home-bert home-bert/proposed-void.xml --key keys/bert.key --out consent.xml
tells "can be played here: the host's process plays it with berthier "
[ -e consent.xml ] && fail "he has consented all the same"
use "$deadly"
# Nor with less than all, nor with other files than were locked.
mv home-bert/answers-anna.xml answers-anna.xml
refused 'trust missing-answer' consent home-bert home-bert/proposed-void.xml --key keys/bert.key --out consent.xml
mv answers-anna.xml home-bert/
cp home-bert/orders-bert.xml home-bert/orders-anna.xml
refused 'trust my-order' consent home-bert home-bert/proposed-void.xml --key keys/bert.key --out consent.xml
# Nor to a document that names what is no sheet.
home_of bert
for other in orders/anna orders/../anna.xml seals/anna.xml ""; do
    sed "s|orders/anna.xml|$other|" c/inbox/void.xml >home-bert/proposed-void.xml
    ends 1 consent home-bert home-bert/proposed-void.xml --key keys/bert.key --out consent.xml
    tells '[file '
done
# Nor to one that accuses another.
home_of bert
sed 's|orders/anna|orders/bert|' c/inbox/void.xml >home-bert/proposed-void.xml
ends 1 consent home-bert home-bert/proposed-void.xml --key keys/bert.key --out consent.xml
tells "dies of 'orders/anna.xml', not of 'orders/bert.xml'"
tells '--accept other-hand-1'
ends 3 void c --at 2026-01-03T00:00:00Z
consents bert
# The host tries again each time: after a mend it is played.
use "$mended"
refused 'trust playable' void c --at 2026-01-03T00:00:00Z
cp -a c mended
ends 0 process mended
use "$deadly"
# If by then it dies of another sheet, the document is to be another; what is
# said of the way there is a way.
cp -a c other
sed -i 's|orders/anna|orders/bert|' other/inbox/void.xml
ends 1 void other --at 2026-01-03T00:00:00Z
tells "dies of 'orders/anna.xml', not of 'orders/bert.xml'; --unplayable --reason TEXT draws up another"
silent_about '--accept'
refused 'exchange replaced' void other --unplayable --reason "it dies" --at 2026-01-03T00:00:00Z
ends 3 void other --unplayable --reason "it dies" --at 2026-01-03T00:00:00Z \
    --accept "$(word)"
ends 0 void c --at 2026-01-03T00:00:00Z
tells 'turn 1: exchange void'
sound
is "what the entry shows" "$(files c/orders)" "anna.xml bert.xml"
is "and who agreed" "$(files c/consents)" "void-bert.xml void-umpire.xml"
is "the inbox" "$(files c/inbox)" ""
says 'Exchange 1 is void and was not played: "it dies"' c/outbox/anna/turn-1/body.txt
says 'the program died of it with orders/anna.xml in hand' c/outbox/anna/turn-1/body.txt
says 'the program died of it with orders/anna.xml in hand' c/log.txt
made_again c void
# Everybody proves it, with either program.
for program in "$deadly" "$mended"; do
    use "$program"
    ends 0 audit c
    tells 'voids         1: entry 1 (unplayable)'
    tells 'unplayable    1: entry 1 (orders/anna.xml)'
    tells 'Everything holds'
done
ends 0 audit c --json
tells '"unplayable"'
# And play goes on.
bert_plans
ends 0 submit c "$sheet"
use "$mended"
anna_moves 0302
ends 0 submit c "$sheet"
ends 0 lock c --at 2026-01-04T00:00:00Z
answer anna bert
ends 0 process c
sound
tr -s ' \n' ' ' <c/log.txt |
    grep -qF 'This is throw 2 of this turn: exchange 1 was void, the program is said to have died of it.' ||
    fail "the log does not say which throw it was: $(head -20 c/log.txt)"

# The accused may consent as well; it is heard.
dead_exchange duel
ends 3 void c --unplayable --reason "it dies" --at 2026-01-03T00:00:00Z
consents anna
ends 3 void c --at 2026-01-03T00:00:00Z
tells 'waiting for bert'
consents bert
ends 0 void c --at 2026-01-03T00:00:00Z
is "who agreed" "$(files c/consents)" "void-anna.xml void-bert.xml void-umpire.xml"
sound

# Where the program dies of no order nobody is accused, and all are asked.
path=0101
dead_exchange duel
ends 3 void c --unplayable --reason "it dies" --at 2026-01-03T00:00:00Z
tells 'waiting for anna'
tells 'waiting for bert'
says 'unplayable="-"' c/inbox/void.xml
consents anna
consents bert
ends 0 void c --at 2026-01-03T00:00:00Z
sound
says 'died of it with no sheet in hand' c/log.txt
ends 0 audit c
tells 'unplayable    1: entry 1;'
made_again c void
unset path

# Preset table: what kills lies in a sealed sheet that was judged by nobody.
path=0305
dead_exchange table
unset path
ends 3 void c --unplayable --reason "it dies" --at 2026-01-03T00:00:00Z
says 'unplayable="orders/anna.xml"' c/inbox/void.xml
[ -f c/outbox/bert/consent-void-1/seals-anna.xml ] || fail "bert does not get the seals"
consents bert
ends 0 void c --at 2026-01-03T00:00:00Z
sound
is "the seals" "$(files c/seals)" "anna.xml bert.xml"
# What kills the program kills no letter of the void; the other's orders are
# offered again.
cp c/outbox/anna/turn-1/orders-2.txt hers.txt
cp c/outbox/bert/turn-1/orders-2.txt his.txt
grep -q '^  move .*0305' hers.txt && fail "what kills is offered again"
grep -q '^  plan scout$' his.txt || fail "bert writes his orders again"
ends 0 sheet c --from anna --key keys/anna.key --out again.txt
grep -q '^  move .*0305' again.txt && fail "what kills is offered again"
made_again c void
ends 0 audit c
tells 'Everything holds'

# In a closed book nobody but the host can try; who goes on says so.
dead_exchange umpire --book closed
ends 3 void c --unplayable --reason "it dies" --at 2026-01-03T00:00:00Z
is "what bert gets" "$(files c/outbox/bert/consent-void-1)" "body.txt proposed-void.xml"
says 'The book is closed' c/outbox/bert/consent-void-1/body.txt
mkdir closed-home
cp began/bert/turn-0/*.xml c/outbox/bert/consent-void-1/proposed-void.xml closed-home/
refused 'trust untried' consent closed-home closed-home/proposed-void.xml --key keys/bert.key --out consent.xml
tells "is the host's word alone"
tells '--accept untried-1 '
ends 0 consent closed-home closed-home/proposed-void.xml --key keys/bert.key --out consent.xml --accept untried-1
says 'accepts="untried-1"' consent.xml
ends 0 submit c consent.xml
ends 0 void c --at 2026-01-03T00:00:00Z
sound
made_again c void
ends 0 audit c
tells 'unplayable    1: entry 1 (orders/anna.xml)'
done_testing
