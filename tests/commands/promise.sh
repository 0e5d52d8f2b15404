#!/bin/sh
# What the dice are worth is said by lock and history, not by the preset: who
# made them, who was absent, who saw them first, and which throw it was. Each
# sentence is written here by hand.
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'
fixed='When orders were locked these dice were fixed: nobody could choose them, and only'
last="The last to answer, umpire (the host's program waits for all others), saw them first; he could have stopped the exchange, not changed it."
three="$fixed anna, bert and umpire all together could have known them."
host='The host, umpire, alone made these dice: he could have known them before orders were locked, and so have chosen among them by what is locked. Who trusts them trusts him.'

flat() { # file
    sed 's/<[^>]*>//g' "$1" | tr -s ' \n' ' '
}

# The log in both forms and the letters have it, each to the last word.
promised() { # sentences
    flat c/log.html | grep -qF -- "$1" || fail "log.html does not say: $1"
    for file in c/log.txt "$(letter_to anna)/body.txt"; do
        is "$file" "$(awk '/^(When orders were locked|The host, umpire)/ {
            text = $0
            while (getline > 0 && /^  /)
                text = text $0
            print text
            exit
        }' "$file" | tr -s ' ')" "$1"
    done
}

locked() { # lock's time, further options
    at=$1
    shift
    ends 0 lock c --at "$at" "$@"
}

plans() {
    send anna "$push"
    send bert "$scout"
}

# Bert withholds; anna consents.
stalled() { # lock's time, void's time
    plans
    locked "$1"
    answer anna
    ends 3 void c --reason "bert is silent" --at "$2"
    ends 0 consent c c/inbox/void.xml --key keys/anna.key --out agreed.xml
    ends 0 submit c agreed.xml
    ends 0 void c --at "$2"
}

audited() { # what an audit says of them, flat
    ends 0 audit c
    flat out | grep -qF -- "What the dice are worth ----------------------- $1" ||
        fail "the audit does not say: $1
$(grep -A 12 worth out)"
}

in_json() { # statement that prints, of the list p
    ends 0 audit c --json
    python3 -c "import json, sys
p = json.load(open('out'))['promises']
$1"
}

# Everybody helped; then twice void, and once more.
start duel
plans
locked 2026-01-02T00:00:00Z
answer anna bert
ends 0 process c
promised "$three $last"
audited "Exchange 1: $three $last"
send anna '<orders side="hedgehogs" step="II"></orders>'
send bert '<orders side="badgers" step="II"></orders>'
locked 2026-01-03T00:00:00Z
answer anna bert
ends 0 process c
audited "Exchange 1 to 2: $three $last Proofs"
is "promises" "$(in_json 'print(len(p), p[0]["entry"], p[0]["until"], *p[0]["made-by"], p[0]["throw"])')" \
    "1 1 2 anna bert umpire 1"

start duel
stalled 2026-01-02T00:00:00Z 2026-01-10T00:00:00Z
stalled 2026-01-11T00:00:00Z 2026-01-20T00:00:00Z
plans
locked 2026-01-21T00:00:00Z
answer anna bert
ends 0 process c
promised "$three $last This is throw 3 of this turn: exchange 1 was void, bert is said to have withheld his answer; exchange 2 was void, bert is said to have withheld his answer."
is "throw in JSON" "$(in_json 'print(p[0]["throw"], p[0]["text"])')" \
    "3 $three $last This is throw 3 of this turn: exchange 1 was void, bert is said to have withheld his answer; exchange 2 was void, bert is said to have withheld his answer."
made_again c void exchange
# The next is the first of its own turn.
send anna '<orders side="hedgehogs" step="II"></orders>'
send bert '<orders side="badgers" step="II"></orders>'
locked 2026-01-22T00:00:00Z
answer anna bert
ends 0 process c
promised "$three $last"
ends 0 audit c
flat out | grep -qF "Exchange 4: $three $last Proofs" || fail "the throws do not end"

# Back to a former turn, and thrown anew.
ends 3 correct c --restore 0 --reason "from the start"
for who in anna bert; do
    ends 0 consent c c/inbox/correction.xml --key keys/$who.key --out agreed.xml
    ends 0 submit c agreed.xml
done
ends 0 correct c --at 2026-01-23T00:00:00Z
plans
locked 2026-01-24T00:00:00Z
answer anna bert
ends 0 process c
promised "$three $last All had gone back to turn 0: what followed it before was known, and is thrown anew."

# One is absent: two are left, who could have known them. Then both are.
start duel --missing absent=2
send anna "$push"
locked 2026-01-09T00:00:00Z --absent bert
answer anna
ends 0 process c
promised "$fixed anna and umpire together could have known them. $last bert was absent: the others together could have known them."
is "absent in JSON" "$(in_json 'print(*p[0]["absent"], "/", *p[0]["made-by"])')" "bert / anna umpire"
start duel --missing absent=2
locked 2026-01-09T00:00:00Z --absent bert --absent anna
ends 0 process c
promised "$host anna and bert were absent."

# An umpire makes them alone, whoever plays.
start umpire
plans
ends 0 process c --at 2026-01-02T00:00:00Z
promised "$host"
audited "Exchange 1: $host"

# At a table orders are sealed; what was not opened is owed as well.
seals() {
    for who in anna bert; do
        orders=$push
        [ $who = anna ] || orders=$scout
        a_sheet_of $who "$orders"
        ends 0 sign c draft-$who.xml --key keys/$who.key --salt $zeros --out mail
        ends 0 submit c "mail/$who-$1-1.seal.xml"
    done
}
sealed="$three Orders were sealed: the host locked them unread. $last"
start table
seals 1
locked 2026-01-02T00:00:00Z
answer anna bert
ends 0 submit c mail/bert-1-1.xml
ends 3 void c --reason "anna opens nothing" --at 2026-01-10T00:00:00Z
ends 0 consent c c/inbox/void.xml --key keys/bert.key --out agreed.xml
ends 0 submit c agreed.xml
ends 0 void c --at 2026-01-10T00:00:00Z
seals 2
locked 2026-01-11T00:00:00Z
answer anna bert
ends 0 submit c mail/anna-2-1.xml
ends 0 submit c mail/bert-2-1.xml
ends 0 process c
promised "$sealed This is throw 2 of this turn: exchange 1 was void, anna is said to have withheld what was owed to it."
audited "Exchange 2: $sealed This is throw 2"

# Each side of a closed book reads the same, and what it waits for.
start duel --book closed
plans
locked 2026-01-02T00:00:00Z
answer anna bert
ends 0 process c
for file in "$(letter_to anna)"/log-hedgehogs.txt "$(letter_to bert)"/log-badgers.html \
    "$(letter_to bert)/body.txt"; do
    flat "$file" | grep -qF "$three $last The seed stays with the host until the book is disclosed: until then the dice are promised, not proven." ||
        fail "$file promises otherwise"
done
# The letters of a run that died are the same to the byte.
cp -r "$(letter_to anna)" before
cp c/lock.xml c/inbox/lock.xml
rm -rf c/outbox
ends 0 show c
ends 0 process c
diff -r before "$(letter_to anna)" || fail "the letters made again are others"
done_testing
