#!/bin/sh
# size: default
# Every kind of file is what it says it is, with the roster of its exchange.
. "${srcdir:-.}/tests/commands/toy.sh"
a_campaign c
cp c/turn.xml turn-0.xml
cp c/journal.xml journal-0.xml

exchange() { # number
    rm -f keys/*.memory
    for who in anna bert; do
        a_sheet c $who rest
    done
    run submit c anna-"$1"-1.xml bert-"$1"-1.xml &&
        run lock c --at "2026-12-0$1T18:00:00Z" || exit 99
    for who in anna bert; do
        run answer c c/inbox/lock.xml --key keys/$who.dice \
            --accept "stale-memory-$1" \
            --sheet "$who-$1-1.xml" || exit 99
        run submit c "$who-$1-answer.xml" || exit 99
    done
    run process c --accept "no-memory-$1" --accept "stale-memory-$1" || {
        cat out err
        exit 99
    }
}
exchange 1
cp c/lock.xml lock-1.xml
exchange 2

good() { # words, file
    ends 0 verify c "$2" && says "$2: good: $1"
    says "sha256 $(digest "$2")"
}
good 'turn 2, state ' c/turn.xml
good 'turn 0, state ' turn-0.xml
good 'its turn names it' c/journal.xml
good 'its turn names it' journal-0.xml
good 'the head turn names it' c/roster.xml
good 'the roster names it' c/module.xml

# A whole campaign is for audit, which the refusal names.
refused 'file bad-value' verify c c
says 'c: refused: it is a campaign, which audit checks whole: berthier audit c;' err
good "sheet of 'anna' for exchange 1" anna-1-1.xml
good "sheet of 'bert' for exchange 2" c/orders/bert.xml
good 'lock of exchange 1, L ' lock-1.xml
good 'lock of exchange 2, L ' c/lock.xml
good "proof of 'anna' over lock " anna-1-answer.xml
good "proof of 'umpire' over lock " c/answers/umpire.xml
good "consent of 'anna'" roster-anna.xml
good 'whoever made it has both keys, and the roster names it' keys/anna.xml
good 'whoever made it has both keys; the roster does not name it' \
    keys/mallory.xml

# verify is exact
sed 's/$/\r/' anna-1-1.xml >mailed.xml
refused 'trust not-canonical' verify c mailed.xml
sed 's/pace="4"/pace="5"/' module.xml >other.xml
refused 'trust tampered' verify c other.xml

# a file of the wrong exchange is refused by name
sed 's/exchange="1"/exchange="2"/' anna-1-1.xml >moved.xml
sign_again anna moved.xml
refused 'trust wrong-state' verify c moved.xml
sed 's/exchange="1"/exchange="2"/' anna-1-answer.xml >moved.xml
refused 'trust other-lock' verify c moved.xml
sed 's/text="\(.\)/text="\1\1/' journal-0.xml >other.xml
refused 'trust tampered' verify c other.xml

# a folder without history knows the head alone
cp -r c folder && rm -rf folder/.git
ends 0 verify folder c/turn.xml
refused 'trust no-lock' verify folder anna-1-answer.xml

done_testing
