#!/bin/sh
# What one does many times at once comes out as if it had been done one after
# the other: no number is given to two sheets, no two locks are answered.
. "$srcdir/tests/commands/exchange.sh"
many="1 2 3 4 5 6 7 8 9 10 11 12"

# Every run in a folder of its own with its status beside it.
at_once() { # command, arguments; N stands for the number of the run
    rm -rf runs
    mkdir runs
    for i in $many; do
        (
            status=0
            # shellcheck disable=SC2046 # our own words, without blanks
            "$berthier" $(echo "$*" | sed "s/N/$i/g") >"runs/$i.out" \
                2>"runs/$i.err" </dev/null || status=$?
            echo $status >"runs/$i.status"
        ) &
    done
    wait
}

how_many() { # status
    cat runs/*.status | grep -cx "$1"
}

# The facts of a kind in a memory, and how many of them are alike.
facts() { # kind, memory, number of the word
    grep "^$1 " "$2" | cut -d' ' -f"$3" | sort
}

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
start duel
a_sheet_of anna "$push"
at_once sign c draft-anna.xml --key keys/anna.key --out mail
is "sheets signed" "$(how_many 0)" 12
is "numbers given" "$(facts sheet keys/anna.memory 4 | sort -n | tr '\n' ' ')" \
    "$many "
is "sheets written" "$(files mail | wc -w)" 12

# A number that is said by hand is given once as well, later too.
at_once sign c draft-anna.xml --key keys/anna.key --sequence 40 --out mail/N
is "sheets numbered 40" "$(how_many 0)" 1
is "refused" "$(how_many 1)" 11
is "for that" "$(grep -l 'trust same-sequence' runs/*.err | wc -l)" 11
is "sheets 40 in the memory" \
    "$(facts sheet keys/anna.memory 4 | grep -cx 40)" 1
refused 'trust same-sequence' sign c draft-anna.xml --key keys/anna.key \
    --sequence 40 --out mail
ends 0 submit c mail/*/anna-1-40.xml

# In preset table sheet and seal go together.
start table
a_sheet_of anna "$push"
at_once sign c draft-anna.xml --key keys/anna.key --out sealed
is "sheets signed" "$(how_many 0)" 12
is "seals of sheets" "$(facts seal keys/anna.memory 6)" \
    "$(facts sheet keys/anna.memory 5)"

# Two locks of one exchange: all answers are to the same.
start duel
send anna "$push"
cp -r c other
cp keys/umpire.memory umpire.memory
a_sheet_of bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
for folder in c other; do
    rm -f keys/bert.memory keys/bert.sheet.xml
    cp umpire.memory keys/umpire.memory
    ends 0 sign $folder draft-bert.xml --key keys/bert.key --out $folder-mail
    ends 0 submit $folder $folder-mail/bert-1-1.xml
    ends 0 lock $folder --at 2026-01-02T00:00:00Z
done
mkdir locks
for i in $many; do
    folder=c
    [ $((i % 2)) = 0 ] || folder=other
    cp $folder/inbox/lock.xml locks/$i.xml
done
cp -r c home
rm -rf home/inbox
at_once answer home locks/N.xml --key keys/anna.dice --out answers/N
is "answers" "$(how_many 0)" 6
is "second locks" "$(grep -l 'trust second-lock' runs/*.err | wc -l)" 6
is "answered locks" "$(facts answer keys/anna.memory 4 | wc -l)" 1
done_testing
