#!/bin/sh
# The host gives more time for sheets by a word of his own, signed and on
# record: everybody hears the new date, who saves it sees it, nobody is locked
# absent before it, and the log of the exchange tells it.
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'
told='Sheets were due 8 January 2026, 00:00 UTC, extended to 20 January 2026, 00:00 UTC by umpire: "anna is ill". [exchange extended]'

# All of the file in one line.
line_of() { # file
    tr '\n' ' ' <"$1" | tr -s ' '
}

reads() { # file, words
    line_of "$1" | grep -Fq -- "$2" || fail "$1 does not read: $2: $(head -n 20 "$1")"
}

letter() { # who, exchange
    find "c/outbox/$1" -name "extension-$2-*" | sort | tail -n 1
}

# What is no extension.
start duel --missing absent=1
send anna "$push"
run extend c
is "without a time" $? 64
refused 'trust expired' extend c --until 2026-01-08T00:00:00Z --at 2026-01-08T00:00:00Z
refused 'exchange extended' extend c --until 2026-01-08T00:00:00Z --at 2026-01-05T00:00:00Z
tells 'sheets of exchange 1 are due at 2026-01-08T00:00:00Z: give a later time'
refused 'trust not-his-office' extend c --until 2026-01-15T00:00:00Z \
    --at 2026-01-05T00:00:00Z --key keys/anna.key
refused 'file bad-value' extend c --until 2106-02-07T06:28:16Z --at 2026-01-05T00:00:00Z
[ ! -e c/inbox/extension.xml ] || fail "a refused extension is written"

# The new date, to everybody, with the signed file; what is accepted stands.
ends 0 extend c --until 2026-01-15T00:00:00Z --at 2026-01-05T00:00:00Z
tells 'exchange 1: sheets are due 15 January 2026, 00:00 UTC'
tells '; when it comes:'
tells 'bert owes a sheet, due 15 January 2026, 00:00 UTC'
early=$(basename "$(letter anna 1)")
ends 0 extend c --until 2026-01-20T00:00:00Z --at 2026-01-06T00:00:00Z --reason 'anna is ill'
[ -e "c/outbox/anna/$early" ] || fail "a letter that was not sent is gone"
refused 'exchange extended' extend c --until 2026-01-15T00:00:00Z --at 2026-01-07T00:00:00Z
[ -f c/inbox/orders/anna.xml ] || fail "a accepted sheet is dropped"
rm -r "c/outbox/anna/$early" "c/outbox/bert/$early"
for id in anna bert; do
    head -n 3 "$(letter $id 1)/body.txt" >first
    reads first 'sheets for exchange 1 are due 20 January 2026, 00:00 UTC now, no longer 8 January 2026, 00:00 UTC.'
    reads "$(letter $id 1)/body.txt" 'umpire, who hosts the campaign: "anna is ill". What is accepted stands.'
    cmp "$(letter $id 1)/extension-1.xml" c/inbox/extension.xml || fail "$id gets another file"
done
[ ! -e c/outbox/umpire ] || fail "the host mails to himself"
reads "$(letter anna 1)/body.txt" 'What you sent is accepted and stands'
reads "$(letter bert 1)/body.txt" 'You still owe yours.'

# The same again, as after a death before the letters, is the same.
cp c/inbox/extension.xml once.xml && cp -r c/outbox outbox
rm -r c/outbox
ends 0 extend c --until 2026-01-20T00:00:00Z --at 2026-01-07T00:00:00Z --reason 'anna is ill'
cmp once.xml c/inbox/extension.xml || fail "it was signed again"
diff -r "outbox/anna/$(basename "$(letter anna 1)")" "$(letter anna 1)" ||
    fail "the letter differs"

# Whoever saves it in the folder of his turn sees it there.
cp -r outbox/bert/turn-0 desk
cp keys/bert.key keys/bert.dice keys/bert.memory desk
ends 0 show desk
silent_about '2026-01-20'
cp "$(letter bert 1)/extension-1.xml" desk
ends 0 show desk
tells 'bert: sheet is owed, asked'
tells 'due 2026-01-20T00:00:00Z'
ends 0 show desk --json
tells '"due": "2026-01-20T00:00:00Z"'
cd desk
ends 0 sheet --side badgers --out orders.txt
tells 'write your orders into it by 20 January 2026, 00:00 UTC'
# shellcheck disable=SC2086 # what repeats a sheet
ends 0 sign orders-1.txt --key bert.key $fixed --out mail
tells 'mail it by 20 January 2026, 00:00 UTC'
ends 0 verify extension-1.xml
tells "good: extension of 'umpire' for exchange 1"
cd ..

# Who is silent is locked absent after it, and not before.
refused 'exchange too-early' lock c --at 2026-01-19T23:59:59Z --absent bert
cp -r c open && cp -r keys fresh
ends 0 lock c --at 2026-01-20T00:00:00Z --absent bert
says ' due="2026-01-20T00:00:00Z"' c/inbox/lock.xml
refused 'trust lock-open' extend c --until 2026-01-25T00:00:00Z --at 2026-01-20T00:00:00Z
tells 'wait with that'
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out mail --now 2026-01-20T00:00:00Z
ends 0 submit c mail/anna-1-answer.xml

# Once it is locked the host cannot be without it.
cp -r c hidden && rm hidden/inbox/extension.xml
run process hidden
tells 'by turn, roster and extension it was 2026-01-08T00:00:00Z'
is "a hidden extension is played" "$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' hidden/turn.xml)" 0

# The entry has it, and the log tells it, made again as well.
cp -r c/inbox inbox
ends 0 process c --at 2026-01-21T00:00:00Z
sound
cmp once.xml c/extension.xml || fail "the entry has another extension"
[ ! -e c/inbox/extension.xml ] || fail "it outlives its exchange"
reads c/log.txt "$told"
grep -q 'extended to 20 January 2026' c/log.html || fail "the page does not tell it"
for id in anna bert; do
    reads c/outbox/$id/turn-1/body.txt "$told"
    reads c/outbox/$id/turn-1/body.txt 'due 28 January 2026, 00:00 UTC'
done
ends 0 log c --side badgers
cat out >side && reads side "$told"
ends 0 audit c
ends 0 audit c --dice-only
made_again c exchange
ends 0 verify c once.xml
python3 "$srcdir/tests/verify/check_history.py" c >out 2>err || fail "$(cat out err)"
tells 'entry 1: extended'
ends 0 show c
silent_about '2026-01-20'
rm -rf letters && mv c/outbox letters && rm -rf c/inbox && cp -r inbox c/inbox
run submit c mail/anna-1-answer.xml
tells 'died before its end'
diff -r letters/anna/turn-1 c/outbox/anna/turn-1 || fail "a run that died mails another letter"
[ ! -e c/inbox/extension.xml ] || fail "a run that died leaves it behind"

# A host who locks somebody absent before it: whoever has it does not answer.
rm -rf c keys && mv open c && cp -r fresh keys
cp -r outbox/anna/turn-0 mine && cp once.xml mine/extension-1.xml
cp -r c false && rm false/inbox/extension.xml
ends 0 lock false --at 2026-01-09T00:00:00Z --absent bert
refused 'trust early-absent' answer mine false/inbox/lock.xml --key keys/anna.dice \
    --now 2026-01-25T00:00:00Z
tells "'umpire' has extended the time for sheets to 2026-01-20T00:00:00Z"
sed '1s/ time="[^"]*"/ time="2026-01-20T00:00:00Z"/' false/inbox/lock.xml >late.xml
sign_again umpire late.xml
run answer mine late.xml --key keys/anna.dice --now 2026-01-10T00:00:00Z
refused 'trust early-absent' answer mine late.xml --key keys/anna.dice \
    --now 2026-01-10T00:00:00Z --accept "$(sed -n 's/.*--accept \(future-[a-z0-9-]*\) .*/\1/p' err)"
tells 'due until 2026-01-20T00:00:00Z'

# What is saved there and is none: changed, of another exchange or another game.
not_one() { # id, sed commands
    sed "$2" once.xml >mine/extension-1.xml
    [ "$1" = 'trust tampered' ] || sign_again umpire mine/extension-1.xml
    refused "$1" show mine
}
not_one 'trust tampered' '1s/ until="2026-01-20/ until="2026-02-20/'
not_one 'trust wrong-game' '1s/ game="..../ game="0000/'
not_one 'trust wrong-state' '1s/ state="..../ state="0000/'
not_one 'trust wrong-exchange' '1s/ exchange="1"/ exchange="2"/'
sed 's|<Signature .*</Signature>||' once.xml >mine/extension-1.xml
refused 'trust unsigned' show mine
cp once.xml mine/extension-1.xml
sign_again anna mine/extension-1.xml
refused 'trust wrong-key' show mine
rm mine/extension-1.xml
cp once.xml mine/extension-7.xml
ends 0 show mine

# A void has it as well.
rm -rf keys && mv fresh keys
send bert "$scout"
ends 0 lock c --at 2026-01-10T00:00:00Z
answer anna
ends 3 void c --reason "bert is gone" --at 2026-01-18T00:00:00Z
ends 0 consent c c/inbox/void.xml --key keys/anna.key --from anna --out consent.xml
ends 0 submit c consent.xml
ends 0 void c --at 2026-01-18T00:00:00Z
cmp once.xml c/extension.xml || fail "the void has no extension"
reads c/log.txt "$told"
ends 0 audit c
python3 "$srcdir/tests/verify/check_history.py" c >out 2>err || fail "$(cat out err)"

# An entry of another kind ends it: its turn is due anew.
start duel
ends 0 extend c --until 2026-01-20T00:00:00Z --at 2026-01-06T00:00:00Z
ends 3 roster c --due P3D --at 2026-01-07T00:00:00Z
for id in anna bert; do
    ends 0 consent c c/inbox/roster.xml --key keys/$id.key --from $id --out consent.xml
    ends 0 submit c consent.xml
done
cp -r c/inbox inbox2
ends 0 roster c --at 2026-01-07T00:00:00Z
[ ! -e c/inbox/extension.xml ] && [ ! -e c/extension.xml ] || fail "it outlives its exchange"
reads c/outbox/anna/turn-1/body.txt 'due 10 January 2026, 00:00 UTC'
reads c/outbox/anna/turn-1/body.txt 'The time for sheets of exchange 1 had been extended to 20 January 2026, 00:00 UTC. That is over with it: those of exchange 2 are due anew'
rm -rf letters && mv c/outbox letters && rm -rf c/inbox && mv inbox2 c/inbox
run roster c --at 2026-01-07T00:00:00Z
diff -r letters/anna/turn-1 c/outbox/anna/turn-1 || fail "a run that died mails another letter"
ends 0 audit c

# In a closed book the reports tell it.
start umpire --book closed
send anna "$push"
send bert "$scout"
ends 0 extend c --until 2026-01-20T00:00:00Z --at 2026-01-06T00:00:00Z --reason 'anna is ill'
ends 0 process c --at 2026-01-10T00:00:00Z
cat c/outbox/anna/turn-1/log-hedgehogs.txt >report
reads report "$told"
ends 0 log c --side hedgehogs
cmp out c/outbox/anna/turn-1/log-hedgehogs.txt || fail "the report is made otherwise"
ends 0 audit c
done_testing
