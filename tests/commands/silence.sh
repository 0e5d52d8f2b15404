#!/bin/sh
# size: default
# Nothing is lost in silence: what a sheet leaves unsaid is told at the desk,
# asked again where the step waits, and let pass where its side has said that
# it shall. In the toy ruleset; tests/golden/silent-waterloo.sh tells it of Waterloo.
. "$srcdir/tests/commands/exchange.sh"

idle='f you send nothing: no move for Brock, The Diggers and Stripe: they stay'

# The sheet as it is mailed has every step, and says which are asked again.
start duel --missing absent=1
ends 0 sheet c --from bert --out blank.txt
says 'Plans: answer now' blank.txt
says 'if you send nothing: no plan: the family rests' blank.txt
says 'Moves: will be asked again' blank.txt
says "$idle" blank.txt

# show, check and sign tell the same, and sign tells losses alone.
ends 0 show c --side badgers
tells "badgers, I (Plans): answer now. If you send nothing: no plan: the family rests"
tells "badgers, II (Moves): will be asked again. I$idle"
silent_about 'hedgehogs, I ('
ends 0 check c blank.txt
tells "badgers, I (Plans): in your sheet. You left out: no plan: the family rests"
tells "badgers, II (Moves): will be asked again. I$idle"
tells 'badgers, III (Scuffles): will be asked again'
ends 0 sign c blank.txt --key keys/bert.key --salt $zeros \
    --made 2026-01-01T12:00:00Z --out mail
tells "badgers, I (Plans): in your sheet. You left out: no plan: the family rests"
tells "badgers, II (Moves): will be asked again. I$idle"
silent_about 'badgers, III ('

played() {
    ends 0 lock c --at 2026-01-02T00:00:00Z
    answer anna bert
    ends 0 process c
}

stands_at() { # step
    is "the step that stands open" \
        "$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' c/turn.xml)" "$1"
}

whole='<orders side="hedgehogs" step="I"><plan value="push"/></orders>
<orders side="hedgehogs" step="II"/><orders side="hedgehogs" step="III"/>
<orders side="hedgehogs" step="IV"/>'

# What was left out is asked again: the badgers' moves.
forget
send anna "$whole"
send bert '<orders side="badgers" step="I"><plan value="push"/></orders>'
played
stands_at II
ends 0 show c --side badgers
tells "badgers, II (Moves): answer now. I$idle"

# What is empty is an answer: the watch goes to its end.
start duel --missing absent=1
send anna "$whole"
send bert '<orders side="badgers" step="I"/><orders side="badgers" step="II"/>'
played
stands_at I
grep -q 'badgers rests' c/log.txt || fail "no plan was more than rest"

# Who signs that he says nothing stops nothing; the log tells what it cost him
# in the words that he was told before.
start duel --missing wait
send anna "$whole"
a_sheet_of bert ''
ends 0 check c draft-bert.xml
tells 'the sheet orders nothing'
silent_about 'play stops there'
tells 'badgers, I (Plans): answer now. If you send nothing: no plan: the family rests'
send bert ''
played
stands_at I
tr -s ' \n' ' ' <c/log.txt | grep -q \
    'Nothing came from badgers: no plan: the family rests' ||
    fail "the log hides that nothing came"

# A greeting is no such sheet, nor is one of him who is not asked.
start duel
send anna "$whole"
a_sheet_of bert '<note to="all">Good night.</note>'
ends 0 check c draft-bert.xml
silent_about 'the sheet orders nothing'

# So does who is locked absent.
start duel --missing absent=1
send anna "$whole"
ends 0 lock c --at 2026-01-09T00:00:00Z --absent bert
answer anna
ends 0 process c
stands_at I
tr -s ' \n' ' ' <c/log.txt | grep -q \
    'Nothing came from badgers: no plan: the family rests' ||
    fail "the log hides what his absence cost"

# A step that cannot be waived is refused, with those that can.
start duel
a_sheet_of bert '<standing side="badgers"><ask step="II" value="never"/></standing>'
ends 1 check c draft-bert.xml
tells "step 'II' is not one of IV"
a_sheet_of bert '<standing side="badgers"><ask step="IV" value="never"/></standing>'
ends 0 check c draft-bert.xml
tells 'badgers, standing: IV is not asked'
tells 'badgers, IV (Gathering): now or never'
done_testing
