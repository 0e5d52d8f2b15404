#!/bin/sh
# size: default
# Mail comes in: accepted with a receipt, twice without harm, or rejected.
. "${srcdir:-.}/tests/commands/toy.sh"
a_campaign c

# accepted as it was signed, with a receipt of the host
a_sheet c anna push
ends 0 submit c anna-1-1.xml --at 2026-11-22T08:00:00Z
says "anna-1-1.xml: sheet of 'anna' accepted"
says 'send c/outbox/anna/receipt-sheet-1-1/ to anna: body.txt, receipt-sheet-1-1.xml'
cmp -s anna-1-1.xml c/inbox/orders/anna.xml || fail "it is accepted otherwise"
receipt=c/outbox/anna/receipt-sheet-1-1/receipt-sheet-1-1.xml
says "digest=\"$(digest anna-1-1.xml)\"" $receipt
says 'time="2026-11-22T08:00:00Z"' $receipt
says "$(digest anna-1-1.xml)" c/outbox/anna/receipt-sheet-1-1/body.txt
ends 0 verify c $receipt
says "good: receipt of the sheet of 'anna' for exchange 1, sha256 $(digest anna-1-1.xml)"
says 'no file beside it has that, and of those that are here it proves nothing'
mkdir kept && cp anna-1-1.xml $receipt kept
ends 0 verify c kept/${receipt##*/}
says "it is for kept/anna-1-1.xml"
is "status" "$(git -C c status --porcelain)" ""

# twice is harmless
ends 0 submit c anna-1-1.xml
says 'was accepted before'
is "inbox" "$(files c/inbox)" "orders/anna.xml"

# what mail does to a file is undone, and said
a_sheet c bert rest
{
    printf '\357\273\277'
    sed 's/$/\r/' bert-1-1.xml
    printf '\r\n\r\n'
} >mailed.xml
ends 0 submit c mailed.xml
says 'note: the byte order mark of the mail was taken off' err
says 'note: blank bytes after the root were taken off' err
says 'note: line ends of the mail were mended' err
cmp -s bert-1-1.xml c/inbox/orders/bert.xml || fail "it is not mended"
refused 'trust encoding' verify c mailed.xml

# and nothing but that
sed 's/^ </</' bert-1-1.xml >mailed.xml
refused 'trust tampered' submit c mailed.xml

# a later sheet replaces the former; one bad file does not spoil another's
a_sheet c anna scout --sequence 2
printf 'Dear umpire, my sheet is late\n' >letter.txt
ends 1 submit c letter.txt anna-1-2.xml
says 'letter.txt: rejected'
says "anna-1-2.xml: sheet of 'anna' accepted"
cmp -s anna-1-2.xml c/inbox/orders/anna.xml || fail "the later one is not accepted"
ends 0 submit c anna-1-1.xml
says 'anna-1-1.xml: known: there is nothing to do about it'
[ -d "c/outbox/anna/rejected-$(digest anna-1-1.xml | cut -c 1-12)" ] && fail "what was accepted bounces"
[ -f c/outbox/anna/receipt-sheet-1-2/body.txt ] || fail "another letter is gone"

# trouble with one file: nothing is wrong with it, and what is accepted besides has
# its receipt
rm -rf c/outbox c/inbox/orders/bert.xml c/inbox/.known
mkdir -p c/inbox/orders/.bert.xml.tmp/in-the-way
ends 2 submit c anna-1-2.xml bert-1-1.xml
says 'bert-1-1.xml: not accepted; submit it again'
[ -f c/outbox/anna/receipt-sheet-1-2/receipt-sheet-1-2.xml ] || fail "no receipt"
[ -e c/outbox/bert ] && fail "bert hears of trouble that is not his"
rm -r c/inbox/orders/.bert.xml.tmp
ends 0 submit c bert-1-1.xml

# a forger gets no mail of ours
rm -rf c/outbox
sed 's/scout/rest/' anna-1-2.xml >forged.xml
refused 'trust tampered' submit c forged.xml
[ -e c/outbox ] && fail "a forger gets mail"

# not without the host's key
refused 'trust not-his-office' submit c anna-1-2.xml --key keys/anna.key
(unset BERTHIER_KEY && ends 64 submit c anna-1-2.xml
    exit $failures) || fail "submit needs a key"

# too late is said by name, but what lies there may come again
ends 0 lock c --at 2026-11-28T18:00:00Z
ends 0 submit c anna-1-2.xml
says 'was accepted before'
cp keys/anna.memory remembered
a_sheet c anna rest --sequence 3
mv remembered keys/anna.memory
refused 'trust too-late' submit c anna-1-3.xml
says 'exchange 1 was locked at 2026-11-28T18:00:00Z' err

# answers: the first valid proof counts
for who in anna bert; do
    run answer c c/inbox/lock.xml --key keys/$who.dice || fail "no answer"
    ends 0 submit c $who-1-answer.xml
    says "answer of '$who' accepted"
done
ends 0 submit c anna-1-answer.xml
says 'was accepted before'
is "inbox" "$(files c/inbox)" \
    "answers/anna.xml answers/bert.xml lock.xml orders/anna.xml orders/bert.xml"
cp -r c locked

# a consent waits for a document
ends 0 process c
is "inbox after play" "$(files c/inbox)" ""
sed 's/kind="roster"/kind="end"/' roster-anna.xml >end.xml
sign_again anna end.xml
refused 'trust other-text' submit c end.xml
says 'no end waits for consents' err

# a newcomer's keys wait for the roster to come
ends 0 submit c keys/mallory.xml
is "inbox" "$(files c/inbox)" "participants/mallory.xml"

# a accepted file that was tampered with is trouble, named, and nothing is written
sed -i 's/scout/rest/' locked/inbox/orders/anna.xml
ends 2 process locked
says 'locked/inbox/orders/anna.xml' err
is "commits" "$(git -C locked rev-list --count HEAD)" 1

# the draft takes consents alone
a_draft d --due P3D
refused 'trust wrong-exchange' submit d anna-1-1.xml
refused 'trust stranger' submit d keys/mallory.xml
refused 'trust other-text' submit d roster-anna.xml

done_testing
