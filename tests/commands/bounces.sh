#!/bin/sh
# size: default
# The letter about a file that was not accepted says what is true of that file.
. "$srcdir/tests/commands/exchange.sh"

sign_as() { # id, sequence
    # shellcheck disable=SC2086
    run sign c "draft-$1.xml" --key "keys/$1.key" $fixed --sequence "$2" \
        --out mail || fail "$1 cannot sign $2"
}

# The letter that bounces the file, on one line, says that.
bounces() { # id, file, words
    ends 1 submit c "$2" ${at:+--at "$at"}
    bounce_says c "$@"
    says 'next: '
}
nothing='There is nothing to do'

start duel
a_sheet_of anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
a_sheet_of bert '<orders side="badgers" step="I"><plan value="push"/></orders>'
for number in 1 2 3; do sign_as anna $number; done
sed 's/push/rest/' mail/anna-1-2.xml >twin.xml
sign_again anna twin.xml
sign_as bert 1
ends 0 submit c mail/anna-1-2.xml mail/bert-1-1.xml
bounces anna mail/anna-1-1.xml \
    "A newer one of yours is accepted already, and that one counts. $nothing, unless"
bounces anna twin.xml \
    "with the same number is accepted, and that one counts. $nothing, unless"
sed 's/push/nonsense/' mail/bert-1-1.xml >wrong.xml
sed -i 's/sequence="1"/sequence="9"/' wrong.xml
sign_again bert wrong.xml
bounces bert wrong.xml \
    'Something in this file is wrong, and it was not accepted; what was accepted before stands. Mend what is wrong with it, sign it again and mail that by 8 January 2026'
sed 's/side="badgers"/side="hedgehogs"/' mail/bert-1-1.xml >his.xml
sed -i 's/sequence="1"/sequence="9"/' his.xml
sign_again bert his.xml
bounces bert his.xml 'This file holds what is not yours to send'
sed 's/ exchange="1"/ exchange="2"/' mail/bert-1-1.xml >early.xml
sign_again bert early.xml
bounces bert early.xml \
    'The exchange of this file is not open yet. Keep the file, and mail it again'
sed 's/ game="......../ game="00000000/' mail/bert-1-1.xml >other.xml
sign_again bert other.xml
bounces bert other.xml \
    'This file belongs to another game. Mail it to the host of that game.'
run consent c/roster.xml --key keys/anna.key --out of-roster.xml
sed 's/kind="roster"/kind="end"/' of-roster.xml >end.xml
sign_again anna end.xml
bounces anna end.xml "No such document waits for consents now, and your consent was not accepted. $nothing, unless"

cp -r c d
ends 0 lock c --at 2026-01-02T00:00:00Z
bounces anna mail/anna-1-3.xml \
    "the orders of its exchange are locked. It is not played; what was accepted before the lock stands. $nothing about this file, and nothing to sign again. If the letter with the lock asks you for an answer, that is still owed."
# She has signed a third one, which the lock has not.
run answer c c/inbox/lock.xml --key keys/anna.dice
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --accept "$(word)"
ends 0 answer c c/inbox/lock.xml --key keys/bert.dice
ends 0 submit c anna-1-answer.xml bert-1-answer.xml
# A host who went back to a copy of his folder has not got that lock.
ends 1 submit d anna-1-answer.xml
bounce_says d anna anna-1-answer.xml "No lock is open that this could answer. $nothing until a letter brings a lock: then answer that."
mv keys/umpire.memory umpire.memory
ends 0 submit d mail/anna-1-3.xml
run lock d --at 2026-01-02T06:00:00Z || ends 0 lock d --at 2026-01-02T06:00:00Z --accept "$(word)"
mv umpire.memory keys/umpire.memory
ends 1 submit d bert-1-answer.xml
bounce_says d bert bert-1-answer.xml 'This answer is not to the lock that is open. Answer the lock of the last letter and mail that'
ends 0 process c --at 2026-01-03T00:00:00Z
rm -rf c/outbox
bounces anna mail/anna-1-3.xml \
    "The exchange of this file was played already, and this file had no part in it. $nothing about it."

# What was played is no bounce, though nobody remembers that it was accepted.
rm -rf c/outbox c/inbox/.known
ends 0 submit c mail/anna-1-2.xml mail/bert-1-1.xml anna-1-answer.xml
says '3 known files skipped'
[ -e c/outbox ] && fail "a letter is laid out for what was played"

# Sentences of less than 25 words.
sed '1,/\*\//d' "$top/src/campaign/mail/bounce.def" | tr '\n' ' ' |
    sed 's/", *"/. /g; s/[(")]/. /g' |
    awk -v RS='[.;:]' 'NF >= 25 { print; bad = 1 } END { exit bad }' ||
    fail "a sentence is too long"
done_testing
