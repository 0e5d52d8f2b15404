#!/bin/sh
# A module with a mistake is repaired by an entry to which all have consented.
# Each one's own program says what differs, from both files; what it makes
# illegal is listed to the host, and to each of his own. What is no repair, or
# leaves the position without its ground, is refused and nothing is written.
. "$srcdir/tests/commands/exchange.sh"
export TZ=UTC
old=$berthier
plan='<plan value="push"/>'

# A repaired module: expressions of sed on the one in force.
repair() { # file, expressions
    file=$1
    shift
    sed "$@" module.xml >"$file"
    ! cmp -s module.xml "$file" || fail "$file is the module in force"
}

# No word of it stays behind.
no_repair() { # id, words, file
    refused "$1" upgrade c --module "$3" --reason 'a typo'
    tells "$2"
    [ ! -f c/inbox/upgrade.xml ] || fail "$3 was drawn up"
    [ ! -f c/inbox/module.xml ] || fail "$3 lies in the inbox"
}

letter_says() { # id, words
    tr '\n' ' ' <"c/outbox/$1/consent-upgrade-2/body.txt" | tr -s ' ' |
        grep -Fq -- "$2" || fail "the letter of $1 does not say: $2"
}

agree() { # ids
    for who; do
        ends 0 consent c c/inbox/upgrade.xml --key "keys/$who.key" --out "$who.xml"
        ends 0 submit c "$who.xml"
    done
}

# Exchange 1 stops in step II, of which anna's moves were not reached; for
# exchange 2 she files them again.
start duel
moves='<orders side="hedgehogs" step="II"><move band="h1" path="0103"/></orders>'
send anna "<orders side=\"hedgehogs\" step=\"I\">$plan</orders>"
send bert "<orders side=\"badgers\" step=\"I\">$plan</orders>"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna bert
ends 0 process c
send anna "$moves"
head=$(git -C c rev-parse HEAD)

# What is no repair.
no_repair 'exchange repaired' 'it is the module in force' module.xml
repair other.xml -e 's/ name="windfall"/ name="windfalls"/'
no_repair 'exchange repaired' "its name is 'windfalls', that of the module in force 'windfall'" other.xml
repair other.xml -e 's/"badgers"/"weasels"/g'
run upgrade c --module other.xml --reason 'a typo'
tells "other.xml:1: refused: it has no side 'badgers'"
tells "side 'weasels' is new: nobody commands it [exchange repaired]"
grep -q "^other.xml:[0-9]*: refused: side 'weasels'" err || fail "no line"
is "findings" "$(grep -c 'refused:' err)" 2
[ ! -f c/inbox/upgrade.xml ] || fail "another game was drawn up"
repair other.xml -e 's/ edition="1"/ edition="2"/'
no_repair 'file version' "edition '2'" other.xml
# every mistake at its own line
repair other.xml -e 's/ cost="2"/ cost="dear"/' -e 's/ pace="5"/ pace="-"/'
run upgrade c --module other.xml --reason 'a typo'
is "findings" "$(grep -c '^other.xml:[0-9]*: refused:.*bad-value' err)" 2
# the heap of a pile of the game is gone
repair other.xml -e '/<heap [^>]*hex="0303"/d'
refused 'file unknown-reference' upgrade c --module other.xml --reason 'a typo'
tells 'turn.xml, on the repaired module:'
[ ! -f c/inbox/module.xml ] || fail "what does not fit lies in the inbox"
repair good.xml -e 's/"Old Bristle"/"Old Bristles"/' \
    -e 's/ ground="grass" hex="0103"/ ground="pond" hex="0103"/' \
    -e 's/ die="4"/ die="5"/'
refused 'file missing-attribute' upgrade c --module good.xml
tells 'berthier upgrade DIR --module FILE --reason TEXT'
is "the history" "$(git -C c rev-parse HEAD)" "$head"

# Drawn up: what differs, and what it makes illegal of what was accepted.
differs() {
    tells "band h1: name 'Old Bristles', was 'Old Bristle'"
    tells "hex 0103: ground 'pond', was 'grass'"
    tells "wind-row 1 4: die 5, was 4"
    silent_about 'is gone'
    silent_about 'is new'
}
ends 3 upgrade c --module good.xml --reason '0103 is a pond'
tells 'Windfall on a repaired module from here on: "0103 is a pond"'
differs
tells 'illegal on the repaired module, in the accepted sheet of anna: line '
tells 'nobody enters 0103 [rule 2.2a]'
tells 'the entry drops the sheet that anna has accepted'
cmp good.xml c/inbox/module.xml || fail "another module lies in the inbox"
for who in anna bert; do
    cmp good.xml c/outbox/$who/consent-upgrade-2/proposed-module.xml ||
        fail "another module goes to $who"
    letter_says $who "band h1: name 'Old Bristles', was 'Old Bristle'"
    letter_says $who '0103 is a pond'
    letter_says $who 'proposed-module.xml is the repaired module: save it beside the document'
done
letter_says anna 'Of your orders it makes illegal what was not:'
letter_says anna 'nobody enters 0103'
grep -q 'illegal\|nobody enters' c/outbox/bert/consent-upgrade-2/body.txt &&
    fail "bert reads what anna has accepted"

# His own program compares the two files, whatever the letter says.
rm -rf home && cp -r c/outbox/bert/turn-1 home
cp c/outbox/bert/consent-upgrade-2/proposed-* home/
ends 0 consent home home/proposed-upgrade.xml --key keys/bert.key --out bert.xml
tells 'is a repaired module'
differs
cp home/proposed-module.xml kept.xml
cp module.xml home/proposed-module.xml
refused 'trust other-text' consent home home/proposed-upgrade.xml --key keys/bert.key --out no.xml
sed 's/"Old Bristles"/"Old Thistles"/' kept.xml >home/proposed-module.xml
refused 'trust other-text' consent home home/proposed-upgrade.xml --key keys/bert.key --out no.xml
rm home/proposed-module.xml
refused 'file unreadable' consent home home/proposed-upgrade.xml --key keys/bert.key --out no.xml
tells 'proposed-module.xml does not lie beside it'
[ ! -f no.xml ] || fail "a consent to what he has not"
ends 0 show c
tells 'upgrade.xml'

# The entry: roster, rules and module are new, the game is the one that stood.
former=$(digest c/roster.xml)
agree anna bert
ends 0 upgrade c --at 2026-01-03T00:00:00Z
tells 'Windfall on a repaired module from here on'
sound
is "the inbox" "$(files c/inbox)" ""
cmp good.xml c/module.xml || fail "the tree has another module"
says "module=\"$(digest good.xml)\"" c/roster.xml
says "previous=\"$former\"" c/roster.xml
is "the rules" "$(sed -n '1s/.* rules="\([0-9a-f]*\)".*/\1/p' c/roster.xml)" \
    "$(printf 'pbem-rules/1\nroom toy\nedition 1\nrevision 1\nmodule %s\n' "$(digest good.xml)" | sha256sum | cut -c 1-64)"
is "the game" "$(grep -o '<toy-game.*' c/turn.xml)" \
    "$(git -C c show turn-0001:turn.xml | grep -o '<toy-game.*')"
tr '\n' ' ' <c/log.txt | tr -s ' ' >log
says 'Windfall is played on a repaired module, with the consent of all: "0103 is a pond"' log
says "In the module hex 0103: ground 'pond', was 'grass'. [exchange repaired]" log
cmp good.xml c/outbox/anna/turn-2/module.xml || fail "anna gets the former module"
says '0103 is a pond' c/outbox/anna/turn-2/body.txt
says "hex 0103: ground 'pond', was 'grass'" c/outbox/anna/turn-2/body.txt

# Her old sheet is none any more; what it ordered is illegal, all else goes on.
a_sheet_of anna "$moves"
refused 'rule 2.2a' check c draft-anna.xml
send anna '<orders side="hedgehogs" step="II"></orders>'
send bert '<orders side="badgers" step="II"></orders>'
ends 0 lock c --at 2026-01-04T00:00:00Z
answer anna bert
ends 0 process c
made_again c roster exchange
ends 0 audit c
tells 'Everything holds.'
if command -v python3 >/dev/null && command -v openssl >/dev/null; then
    python3 "$srcdir/tests/verify/check_history.py" c >proof ||
        fail "check_history.py: $(cat proof)"
    grep -q 'entry 2: repaired module' proof || fail "it proves: $(cat proof)"
fi

# Another module in the tree than the one that all have consented to.
git -C c show turn-0002:module.xml | cmp - good.xml || fail "turn-0002"
ends 0 replay c --turn 1 --run
ends 0 log c --entry 1

# A module and a revision at once, with what an exchange had not reached.
start duel
ends 3 upgrade c --module good.xml --reason 'one module'
ends 3 upgrade c --module good.xml --reason 'another reason'
silent_about 'are void'
agree anna
repair again.xml -e 's/"Brock"/"Brock the Elder"/'
former=$(digest c/inbox/module.xml)
refused 'exchange replaced' upgrade c --module again.xml --reason 'another reason'
is "the module that waits" "$(digest c/inbox/module.xml)" "$former"
ends 3 upgrade c --module again.xml --reason 'another reason' --accept "$(word)"
cmp -s again.xml c/inbox/module.xml || fail "another module waits"
berthier=${old}-2
ends 3 upgrade c --module again.xml --reason 'both at once'
tells 'Windfall by revision 2, not 1, from here on, and on a repaired module: "both at once"'
tells "band b1: name 'Brock the Elder', was 'Brock'"
agree anna bert
ends 0 upgrade c --at 2026-01-02T00:00:00Z
sound
says 'revision="2"' c/turn.xml
cmp again.xml c/module.xml || fail "the tree has another module"
ends 0 process c --out again
tells identical
ends 0 audit c

# One without a module in place of one with: nothing of that stays.
berthier=$old
start duel
berthier=${old}-2
ends 3 upgrade c --module again.xml --reason 'with it'
ends 3 upgrade c --reason 'without it'
[ ! -f c/inbox/module.xml ] || fail "the module of another document stays"
agree anna bert
ends 0 upgrade c --at 2026-01-02T00:00:00Z
cmp module.xml c/module.xml || fail "the module has changed"
berthier=$old

# A closed book: what stands on one side's desk is read by that side alone.
start umpire --book closed
send anna "<orders side=\"hedgehogs\" step=\"I\">$plan</orders>"
send bert "<orders side=\"badgers\" step=\"I\">$plan</orders>"
ends 0 process c --at 2026-01-02T00:00:00Z
send anna "$moves"
ends 3 upgrade c --module good.xml --reason '0103 is a pond'
tells 'nobody enters 0103'
grep -q 'illegal\|nobody enters' c/outbox/bert/consent-upgrade-2/body.txt &&
    fail "bert reads what anna has accepted"
letter_says anna 'nobody enters 0103'
rm -rf home && cp -r c/outbox/bert/turn-1 home
cp c/outbox/bert/consent-upgrade-2/proposed-* home/
ends 0 consent home home/proposed-upgrade.xml --key keys/bert.key --out bert.xml
differs
tells 'it was not tried'
agree anna bert
ends 0 upgrade c --at 2026-01-03T00:00:00Z
sound
made_again c roster
ends 0 audit c
tells 'Everything holds.'
# Orders that an exchange has not reached stand in the turn: in an open book all
# read in the log that they are illegal now, in a closed one their side alone.
for book in open closed; do
    rm -rf c
    start umpire --book $book
    send anna "<orders side=\"hedgehogs\" step=\"I\">$plan</orders>$moves"
    send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
    ends 0 process c --at 2026-01-02T00:00:00Z
    grep -q '<dropped [^>]*side="hedgehogs"' c/turn.xml || fail "nothing was dropped"
    ends 3 upgrade c --module good.xml --reason '0103 is a pond'
    tells 'illegal on the repaired module: hedgehogs, II: Old Bristle moves towards 0103'
    tells 'nobody enters 0103 [rule 2.2a]'
    agree anna bert
    cp -r c/inbox before
    ends 0 upgrade c --at 2026-01-03T00:00:00Z
    sound
    tr '\n' ' ' <c/log.txt | tr -s ' ' >log
    says 'This is illegal from now on: hedgehogs, II: Old Bristle' log
    for who in anna bert; do
        grep -q 'This is illegal' c/outbox/$who/turn-2/body.txt
        case "$?-$book-$who" in
        0-closed-bert) fail "bert reads her orders" ;;
        0-* | 1-closed-bert) ;;
        *) fail "$who does not read it in an $book book" ;;
        esac
    done
    # A run that died before its letters: the next makes the same.
    cp -r c/outbox after
    rm -rf c/inbox c/outbox/anna/turn-2 c/outbox/bert/turn-2
    mv before c/inbox
    ends 0 upgrade c
    diff -r after c/outbox || fail "other letters come of a run that died"
    is "the inbox" "$(files c/inbox)" ""
    rm -rf after
    made_again c roster
done

# A module of the product, with one place name: as far as the words.
berthier=$builddir/berthier
rm -rf c tables
cp -r "$srcdir/samples/modules/waterloo-1815" tables && chmod -R u+w tables
ends 0 module tables --out waterloo.xml
ends 0 new waterloo.xml c --host keys/umpire.xml --test
ends 0 join c keys/anna.xml --side french
ends 0 join c keys/bert.xml --side coalition
all_consent c
ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
sed -i 's/^Quatre Bras\t/Quatre-Bras\t/' tables/places.tsv
ends 0 module tables --out repaired.xml
ends 3 upgrade c --module repaired.xml --reason 'as the map has it'
tells 'Napoleon, Daudin'
tells "place 1212: name 'Quatre-Bras', was 'Quatre Bras'"
is "differences" "$(grep -c '^    [a-z]' out)" 1
silent_about illegal
rm -rf home && cp -r c/outbox/anna/turn-0 home
cp c/outbox/anna/consent-upgrade-1/proposed-* home/
ends 0 consent home home/proposed-upgrade.xml --key keys/anna.key --out anna.xml
tells "place 1212: name 'Quatre-Bras', was 'Quatre Bras'"
done_testing
