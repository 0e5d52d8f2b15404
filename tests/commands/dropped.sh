#!/bin/sh
# An entry that is no exchange drops the sheets that are accepted for one: the host
# reads whose, its sender in his letter, and his next blank sheet has his orders
# filled in, and nobody else's. Sent again, the old sheet is refused by the
# truth.
. "$srcdir/tests/commands/people.sh"

letter_says() { # id, cause, words
    tr '\n' ' ' <"c/outbox/$1/$2/body.txt" | grep -Fq -- "$3" ||
        fail "letter $2 of $1 does not say: $3"
}

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'
echo '<correction case="4.1" reason="misread" version="1"><change field="watch" from="1" to="2"/></correction>' >slip.xml

start duel
send anna "$push"
cp sent-anna.xml anna-1.xml
ends 3 correct c --file slip.xml
tells "the entry drops the sheet that anna has accepted for exchange 1; its orders stand in his next blank sheet then"
silent_about 'that bert has accepted'
ends 0 consent c c/inbox/correction.xml --key keys/bert.key --out bert.xml
tells 'the orders of each stand filled in in his next blank sheet'
consents correction.xml anna bert
cp -r c/inbox before
ends 0 correct c --at 2026-01-02T00:00:00Z
tells "the sheet of anna for exchange 1 is dropped: entry 1 is a correction, and it answered what was before; its orders stand in orders-2.txt of anna's letter turn-1"
silent_about 'the sheet of bert'
letter_says anna turn-1 "Your sheet for exchange 1 is dropped: entry 1 is a correction, and it answered what was before. Exchange 1 was not played. Your orders stand filled in in orders-2.txt"
grep -q dropped c/outbox/bert/turn-1/body.txt && fail "bert is told of a sheet that is not his"
says 'Filled in: your orders for exchange 1, which was not played.' c/outbox/anna/turn-1/orders-2.txt
grep -q '^  plan push' c/outbox/anna/turn-1/orders-2.txt || fail "her orders are not filled in"
grep -q 'Filled in' c/outbox/bert/turn-1/orders-2.txt && fail "bert's has orders"
git -C c ls-tree -r --name-only HEAD | grep orders && fail "the history has a sheet"
is "the inbox" "$(files c/inbox)" ""
ends 0 audit c

# The same letters come of a run that died before it cleared the inbox.
cp -r c/outbox after
rm -rf c/inbox c/outbox/anna/turn-1 c/outbox/bert/turn-1 && mv before c/inbox
ends 0 correct c
tells 'the sheet of anna for exchange 1 is dropped'
diff -r after c/outbox || fail "other letters come of a run that died"

# Sent again it is refused by the truth; what the letter has is signed as it is.
refused 'trust too-late' submit c anna-1.xml
bounce_says c anna anna-1.xml 'The exchange of this file was not played: another entry took its number. Write your orders for the exchange that is open now, sign them and mail that by'
tells 'the sheet is for exchange 1, which was not played: entry 1 is a correction. The game goes on as exchange 2; its orders, if it was accepted before, stand filled in in orders-2.txt of the letter turn-1'
rm -rf home && cp -r c/outbox/anna/turn-1 home && rm -f home/campaign.bundle home/body.txt
ends 0 sign home home/orders-2.txt --key keys/anna.key $fixed --out mail
ends 0 submit c "$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)"
send bert "$scout"
ends 0 lock c --at 2026-01-03T00:00:00Z
answer anna bert
ends 0 process c
silent_about dropped
refused 'trust too-late' submit c anna-1.xml
tells 'entry 1 is a correction. The game goes on as exchange 3'
silent_about 'filled in in orders'
ends 0 submit c sent-bert.xml
says 'sent-bert.xml: known: there is nothing to do about it'

# A change of the roster; who leaves is named to the host alone.
start duel
send anna "$push"
send bert "$scout"
ends 3 roster c --leave bert --side anna=badgers
tells 'the entry drops the sheet that bert has accepted for exchange 1'
consents roster.xml anna bert
ends 0 roster c --at 2026-01-04T00:00:00Z
tells 'the sheet of anna for exchange 1 is dropped: entry 1 is a change of the roster'
tells 'the sheet of bert for exchange 1 is dropped: entry 1 is a change of the roster, and it answered what was before'
silent_about "of bert's letter"
says 'Filled in: your orders for exchange 1' c/outbox/anna/turn-1/orders-2.txt
ends 0 audit c

# The end takes sheets as well, and there is no next one.
send anna "$push"
ends 3 end c --surrender badgers
consents end.xml anna
ends 0 end c --at 2026-01-05T00:00:00Z
tells 'the sheet of anna for exchange 2 is dropped: entry 2 is the end of the campaign'
letter_says anna turn-2 'Your sheet for exchange 2 is dropped: entry 2 is the end of the campaign'

# A closed book: each reads of his own alone.
start umpire --book closed
send_his() { # id, sections
    a_sheet_of "$1" "$2"
    ends 0 sign c "draft-$1.xml" --key "keys/$1.key" $fixed --out mail
    ends 0 submit c "$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)"
}
send_his anna "$push"
send_his bert "$scout"
ends 3 roster c --due P9D
consents roster.xml anna bert
ends 0 roster c --at 2026-01-02T00:00:00Z
for id in anna bert; do
    says 'Filled in: your orders for exchange 1, which was not played.' "c/outbox/$id/turn-1/orders-2.txt"
done
grep -q '^  plan push' c/outbox/anna/turn-1/orders-2.txt || fail "anna's orders are lost"
grep -q '^  plan scout' c/outbox/bert/turn-1/orders-2.txt || fail "bert's orders are lost"
grep -rq '^  plan push' c/outbox/bert && fail "bert reads anna's orders"

# At a table the seal is here alone: her own copy fills in the next sheet.
start table
a_sheet_of anna "$push"
ends 0 sign c draft-anna.xml --key keys/anna.key $fixed --out mail
sheet=$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)
ends 0 submit c "${sheet%.xml}.seal.xml"
ends 3 correct c --file slip.xml
tells 'the entry drops the seal that anna has accepted for exchange 1'
consents correction.xml anna bert
ends 0 correct c --at 2026-01-02T00:00:00Z
tells 'the seal of anna for exchange 1 is dropped: entry 1 is a correction'
letter_says anna turn-1 'Your seal for exchange 1 is dropped: entry 1 is a correction'
letter_says anna turn-1 'berthier sheet --from anna --key anna.key --out orders-2.txt'
grep -q 'Filled in' c/outbox/anna/turn-1/orders-2.txt && fail "the host knows a sealed sheet"
ends 0 sheet c --from anna --key keys/anna.key
tells 'Filled in: your orders for exchange 1, which was not played.'
ends 0 sheet c --from bert --key keys/bert.key
silent_about 'Filled in'
refused 'trust too-late' submit c "${sheet%.xml}.seal.xml"
tells 'the seal is for exchange 1, which was not played: entry 1 is a correction. The game goes on as exchange 2; berthier sheet DIR --from ID --key ID.key fills in what was sealed'
done_testing
