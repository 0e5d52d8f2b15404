#!/bin/sh
# size: default
# DIR is the folder that one stands in, unless another campaign's is named.
. "$srcdir/tests/commands/toy.sh"
BERTHIER_KEY=$scratch/keys/umpire.key

inside() { # folder, status, arguments
    folder=$1
    shift
    cd "$folder" || exit 99
    ends "$@"
    mv out err "$scratch" || exit 99
    cd "$scratch" || exit 99
}

# The same command in both ways says the same, but for the name of the folder.
alike() { # command, arguments
    command=$1
    shift
    ends 0 "$command" c "$@"
    sed '/^next: /d; s|\bc/||g' out >outside
    inside c 0 "$command" "$@"
    sed '/^next: /d; s|\./||g' out | cmp -s - outside || fail "$command differs inside"
}

a_campaign c --preset umpire
a_sheet c anna push
cp draft-anna.xml anna-1-1.xml c
for word in 'show' 'show --side badgers' 'log' 'map' \
    'sheet --side badgers' 'replay' 'audit'; do
    # shellcheck disable=SC2086 # words
    alike $word
done
inside c 0 verify turn.xml
says 'turn.xml: good'
inside c 0 check draft-anna.xml
says 'good: 1 order'
inside c 0 submit anna-1-1.xml
says "anna-1-1.xml: sheet of 'anna' accepted"
inside c 3 lock --key "$BERTHIER_KEY"
says 'waiting for bert: sheet'
inside c 3 process
inside c 0 dice
inside c 0 help

# Named, the other folder counts.
a_campaign d
inside c 0 show ../d
says 'preset duel'
inside c 1 check ../d ../draft-anna.xml
says 'the sheet is of another campaign' err

# A draft is one, a letter that asks for consent is none.
a_draft e
inside e 0 show
says 'it has not begun'
inside e/outbox/anna/consent-roster-0 0 consent roster.xml \
    --key "$scratch/keys/anna.key" --out "$scratch/roster-anna.xml"
inside e 0 submit "$scratch/roster-anna.xml"
says "consent of 'anna' accepted"
inside e 3 begin

# Nowhere.
mkdir empty
inside empty 64 show
says 'no DIR is named, and the folder you stand in holds no campaign' err
inside empty 64 check draft.xml
inside empty 64 process


# A folder with a history of its own is no campaign.
a_draft drafted
git init -q other
inside other 0 consent ../drafted/roster.xml --key ../keys/anna.key --out agreed.xml
done_testing
