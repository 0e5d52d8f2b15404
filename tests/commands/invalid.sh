#!/bin/sh
# Each folder of tests/invalid makes one mistake anew, in a file that is good
# but for it, and says exactly what must be found. Nothing may be left behind.
#
#   tests/commands/invalid.sh [NAME...]     these alone
#   RENEW=yes tests/commands/invalid.sh     writes the reports anew
. "${srcdir:-.}/tests/commands/toy.sh"
invalid=$srcdir/tests/invalid

a_campaign base
a_sheet base anna push
mv anna-1-1.xml good.xml

# Everything of the campaign but the outbox, where a bounce is laid out.
left() {
    (cd c && find . -name outbox -prune -o -type f ! -path './.git/index' \
        -exec sha256sum {} + | sort)
}

# Ends a case: the command that must refuse. Long hexadecimal numbers hang on
# keys and seeds and are printed as HEX.
judge() { # arguments
    left >before
    run "$@"
    status=$?
    left >after
    sed -E 's/[0-9a-f]{12,64}/HEX/g' err >report
    [ "$status" = 1 ] || echo "status $status" >>report
    cmp -s before after || echo "something is left behind" >>report
}

# A sheet of Anna's with one section, signed by her.
orders() { # step, orders
    sed -i 's|<orders.*|<orders side="hedgehogs" step="'"$1"'">'"$2"'</orders>|
        /^ *<plan/d
        /^ <.orders>/d' mail.xml
    sign_again anna mail.xml
}

# Both have sent, the exchange is locked, and Anna has answered.
locked() {
    a_sheet c bert rest
    run submit c good.xml bert-1-1.xml
    run lock c --at 2026-11-28T18:00:00Z
    rm -f keys/anna.memory
    run answer c c/inbox/lock.xml --key keys/anna.dice --sheet good.xml \
        --new-memory
    mv anna-1-answer.xml mail.xml
}

# The first exchange is played with these plans; mail.xml answers the turn
# that came of it.
played() { # plan of anna, of bert
    a_sheet c anna "$1" --sequence 7
    a_sheet c bert "$2" --sequence 7
    run submit c anna-1-7.xml bert-1-7.xml
    run lock c --at 2026-11-28T18:00:00Z
    for who in anna bert; do
        rm -f "keys/$who.memory"
        run answer c c/inbox/lock.xml --key "keys/$who.dice" --new-memory \
            --sheet "$who-1-7.xml"
        run submit c "$who-1-answer.xml"
    done
    rm -f keys/umpire.memory
    run process c --new-memory || cat out err
    a_sheet c anna rest --anyway
    mv anna-2-1.xml mail.xml
}

mistake() { # name
    rm -rf c err report mail.xml keys/*.memory
    cp -r base c
    cp good.xml mail.xml
    . "$invalid/$1/make"
    [ "${RENEW-}" = yes ] && cp report "$invalid/$1/report.txt"
    diff -u "$invalid/$1/report.txt" report || fail "$1"
}

if [ $# -gt 0 ]; then
    for name; do mistake "$name"; done
    done_testing
fi
for folder in "$invalid"/*/; do
    mistake "$(basename "$folder")"
done
done_testing
